import { Button } from '@/components/ui/button';
import { Panel, PanelTitle } from '@/components/ui/panel';

interface LoadErrorProps {
  title: string;
  message: string;
  /** Buttons from left to right; the first is emphasised. A retry has to move the focus, because it removes its button. */
  actions: readonly { label: string; onClick: () => void }[];
  className?: string | undefined;
}

/** Says what could not be loaded, with buttons. Announced when it appears. */
export function LoadError({ title, message, actions, className }: LoadErrorProps) {
  return (
    <Panel role="alert" className={className}>
      <PanelTitle>{title}</PanelTitle>
      <p className="text-ink-2">{message}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {actions.map(({ label, onClick }, index) => (
          <Button key={label} variant={index === 0 ? 'ink' : 'default'} size="small" onClick={onClick}>
            {label}
          </Button>
        ))}
      </div>
    </Panel>
  );
}

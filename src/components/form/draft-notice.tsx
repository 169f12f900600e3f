import { Button } from '@/components/ui/button';

interface DraftNoticeProps {
  children: string;
  /** Label of the button. */
  discard: string;
  onDiscard: () => void;
}

/** Says that the form was filled from a draft, with a button to discard it. */
export function DraftNotice({ children, discard, onDiscard }: DraftNoticeProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-2 bg-glacier-tint py-1 pl-3 text-small">
      <p role="status" className="py-1.5">
        {children}
      </p>
      <Button variant="quiet" size="small" className="underline underline-offset-4" onClick={onDiscard}>
        {discard}
      </Button>
    </div>
  );
}

import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/class-names';

const variants = {
  info: { Icon: Info, box: 'border-glacier-line bg-glacier-tint', icon: 'text-glacier' },
  warn: { Icon: TriangleAlert, box: 'border-warn/40 bg-warn-tint', icon: 'text-warn' },
  danger: { Icon: TriangleAlert, box: 'border-danger/40 bg-danger-tint', icon: 'text-danger' },
  success: { Icon: CircleCheck, box: 'border-success/40 bg-success-tint', icon: 'text-success' },
};

interface AlertProps extends ComponentProps<'div'> {
  variant?: keyof typeof variants;
  /** Button or link at the right. */
  action?: ReactNode;
}

/** Notice in the page. `danger` is announced at once; set `role="status"` on others that appear later. */
export function Alert({ variant = 'info', action, className, children, role, ...props }: AlertProps) {
  const { Icon, box, icon } = variants[variant];
  return (
    <div
      role={role ?? (variant === 'danger' ? 'alert' : undefined)}
      className={cn(
        'grid grid-cols-[1.5rem_1fr_auto] items-center gap-3 rounded-2 border px-4 py-3.5 text-ui leading-[1.45] text-ink',
        box,
        className,
      )}
      {...props}
    >
      <Icon aria-hidden className={icon} />
      <div className="min-w-0">{children}</div>
      {action}
    </div>
  );
}

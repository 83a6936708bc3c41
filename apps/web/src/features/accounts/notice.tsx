import { CircleAlert, CircleCheck, MailWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

const tones = {
  danger: { classes: 'border-danger-line bg-danger-soft text-danger-ink', icon: <CircleAlert /> },
  warning: { classes: 'border-warning-line bg-warning-soft text-warning-ink', icon: <MailWarning /> },
  success: { classes: 'border-brand-line bg-brand-soft text-brand-ink', icon: <CircleCheck /> },
};

/** The result of a form, shown above it. */
export function Notice({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const { classes, icon } = tones[tone];
  return (
    <div
      role={tone === 'success' ? 'status' : 'alert'}
      className={classNames(
        'mb-5 flex animate-appear gap-2.5 rounded-control border px-3.5 py-2.5',
        '[&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0',
        classes,
      )}
    >
      {icon}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

/** A line across with a word in it. */
export function Divider({ children }: { children: ReactNode }) {
  return (
    <div className="my-5 flex items-center gap-3 text-ink-faint text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </div>
  );
}

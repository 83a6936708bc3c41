import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

type Props = {
  title: string;
  subtitle: string;
  /** It has something that must be seen, such as an error. */
  opens: boolean;
  children: ReactNode;
};

/** Rarely used fields, folded until they are opened. */
export function FoldedFields({ title, subtitle, opens, children }: Props) {
  const headingId = useId();
  const [isOpen, setIsOpen] = useState(opens);
  const [hasOpened, setHasOpened] = useState(opens);
  if (opens !== hasOpened) {
    setHasOpened(opens);
    if (opens) setIsOpen(true);
  }
  return (
    <details
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group @container rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-card px-card py-2 hover:bg-hover">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-90 rtl:group-open:-rotate-90"
        />
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
          <span id={headingId} className="font-semibold">
            {title}
          </span>
          <span className="text-ink-soft text-sm max-sm:hidden">{subtitle}</span>
        </span>
      </summary>
      <fieldset
        aria-labelledby={headingId}
        className="grid gap-4 border-line border-t p-card @lg:grid-cols-2"
      >
        {children}
      </fieldset>
    </details>
  );
}

import { ArrowLeft } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { openNextMessages as messages } from '../messages.ts';

type Props = { to: string; label: string };

/** The last undecided candidate of a list has been decided on: says so, and has the way back at hand. */
export function NoneLeft({ to, label }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const textId = useId();
  useEffect(() => {
    // A person who is writing keeps the focus.
    if (document.activeElement?.matches('input, textarea') !== true) link.current?.focus();
  }, []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-brand-line bg-brand-soft px-card py-2.5">
      <p id={textId} className="font-medium">
        {messages.noneLeft}
      </p>
      <ButtonLink ref={link} to={to} size="small" icon={<ArrowLeft />} aria-describedby={textId}>
        {label}
      </ButtonLink>
    </div>
  );
}

import { LayoutTemplate, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { wizardMessages } from '../messages.ts';

const messages = wizardMessages.method;

export function MethodStep({ onScratch }: { onScratch: () => void }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Method icon={<PenLine />} title={messages.scratch} text={messages.scratchText} onChoose={onScratch} />
      <Method icon={<LayoutTemplate />} title={messages.template} text={messages.templateText}>
        {messages.templateMissing}
      </Method>
    </div>
  );
}

type MethodProps = {
  icon: ReactNode;
  title: string;
  text: string;
  /** Absent while it cannot be chosen. */
  onChoose?: () => void;
  /** Why it cannot be chosen. */
  children?: ReactNode;
};

function Method({ icon, title, text, onChoose, children }: MethodProps) {
  return (
    <button
      type="button"
      aria-disabled={onChoose === undefined || undefined}
      onClick={onChoose}
      className="group flex flex-col items-start rounded-card border border-line bg-surface p-card text-left transition-colors not-aria-disabled:hover:border-brand not-aria-disabled:hover:bg-brand-soft aria-disabled:cursor-not-allowed aria-disabled:bg-sunken"
    >
      <span className="mb-3 inline-flex size-10 items-center justify-center rounded-control bg-brand-soft text-brand-ink group-aria-disabled:bg-hover group-aria-disabled:text-ink-faint [&_svg]:size-5">
        {icon}
      </span>
      <span className="font-semibold text-lg group-aria-disabled:text-ink-soft">{title}</span>
      <span className="mt-1 text-ink-soft">{text}</span>
      {children !== undefined && <span className="mt-2 text-sm text-warning-ink">{children}</span>}
    </button>
  );
}

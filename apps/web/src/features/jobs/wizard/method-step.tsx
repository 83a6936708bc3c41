import { LayoutTemplate, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { wizardMessages } from '../messages.ts';

const messages = wizardMessages.method;

type Props = {
  /** The unfinished job; undefined without one. */
  unfinishedTitle: string | undefined;
  onGoOn: () => void;
  onDiscard: () => void;
  onTemplate: () => void;
  onScratch: () => void;
};

export function MethodStep({ unfinishedTitle, onGoOn, onDiscard, onTemplate, onScratch }: Props) {
  return (
    <>
      {unfinishedTitle !== undefined && (
        <section className="mb-4 flex flex-wrap items-center justify-end gap-3 rounded-card border border-info-line bg-info-soft p-4">
          <div className="w-full min-w-0 sm:w-auto sm:flex-1">
            <h3 className="font-semibold">{wizardMessages.kept.title}</h3>
            <p className="break-words text-ink-soft">{unfinishedTitle || wizardMessages.kept.untitled}</p>
          </div>
          <Button size="small" variant="ghost" onClick={onDiscard}>
            {wizardMessages.kept.discard}
          </Button>
          <Button size="small" variant="primary" onClick={onGoOn}>
            {wizardMessages.kept.goOn}
          </Button>
        </section>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Method
          icon={<LayoutTemplate />}
          title={messages.template}
          text={messages.templateText}
          onChoose={onTemplate}
        />
        <Method
          icon={<PenLine />}
          title={messages.scratch}
          text={messages.scratchText}
          onChoose={onScratch}
        />
      </div>
    </>
  );
}

type MethodProps = { icon: ReactNode; title: string; text: string; onChoose: () => void };

function Method({ icon, title, text, onChoose }: MethodProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex flex-col items-start rounded-card border border-line bg-surface p-card text-start transition-colors hover:border-brand hover:bg-brand-soft"
    >
      <span className="mb-3 inline-flex size-10 items-center justify-center rounded-control bg-brand-soft text-brand-ink [&_svg]:size-5">
        {icon}
      </span>
      <span className="font-semibold text-lg">{title}</span>
      <span className="mt-1 text-ink-soft">{text}</span>
    </button>
  );
}

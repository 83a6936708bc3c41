import { useId } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { shareMessages, wizardMessages } from '../messages.ts';

const messages = wizardMessages.review;

type Props = {
  isLinkOff: boolean;
  saving: 'draft' | 'active' | undefined;
  onCreate: (status: 'draft' | 'active') => void;
};

/** In the footer, so that publishing stays in view, however long the job is. */
export function ReadyPanel({ isLinkOff, saving, onCreate }: Props) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-1 flex-wrap items-center justify-end gap-x-4 gap-y-2 max-sm:contents sm:ms-2"
    >
      {/* On a phone above the footer's buttons, which then share one row. */}
      <div className="min-w-56 flex-1 max-sm:order-first max-sm:basis-full">
        <h3 id={titleId} className="font-semibold">
          {messages.ready}
        </h3>
        <p className="text-ink-soft text-sm">{isLinkOff ? shareMessages.linkOff : messages.readyText}</p>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button loading={saving === 'draft'} disabled={saving === 'active'} onClick={() => onCreate('draft')}>
          {messages.saveDraft}
        </Button>
        <Button
          variant="primary"
          loading={saving === 'active'}
          disabled={saving === 'draft'}
          onClick={() => onCreate('active')}
        >
          {messages.publish}
        </Button>
      </div>
    </section>
  );
}

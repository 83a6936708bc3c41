import { Button } from '../../../ui/buttons/button.tsx';
import { wizardMessages } from '../messages.ts';

const messages = wizardMessages.review;

type Props = { saving: 'draft' | 'active' | undefined; onCreate: (status: 'draft' | 'active') => void };

export function ReadyPanel({ saving, onCreate }: Props) {
  return (
    <section className="rounded-card border border-brand-line bg-brand-soft p-card">
      <h3 className="font-semibold text-lg">{messages.ready}</h3>
      <p className="mt-1 text-ink-soft">{messages.readyText}</p>
      <div className="mt-4 flex flex-wrap gap-2">
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

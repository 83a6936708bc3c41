import { useFormContext } from 'react-hook-form';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { jobFormMessages, jobsMessages, wizardMessages } from '../messages.ts';
import { QuestionList } from '../question-list.tsx';
import { timeLimitLabel } from '../time-limit.ts';
import { type JobDraft, totalAnsweringSeconds } from '../form/job-draft.ts';

const messages = wizardMessages.review;

type Props = {
  /** What is being saved right now, if anything. */
  saving: 'draft' | 'active' | undefined;
  onEdit: () => void;
  onSave: (status: 'draft' | 'active') => void;
};

/** What was entered, to read once more before it is saved or published. */
export function ReviewStep({ saving, onEdit, onSave }: Props) {
  const draft = useFormContext<JobDraft>().getValues();
  const isSaving = saving !== undefined;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[5fr_6fr]">
      <div className="flex flex-col gap-5">
        <Card
          title={messages.jobDetails}
          actions={<EditButton label={messages.editDetails} disabled={isSaving} onPress={onEdit} />}
        >
          <p className="break-words font-semibold text-lg">{draft.title}</p>
          <Badge className="mt-2">{jobsMessages.employmentType[draft.type]}</Badge>
          <p className="mt-3 whitespace-pre-line break-words text-ink-soft">{draft.description}</p>
        </Card>
        <section className="rounded-card border border-brand-line bg-brand-soft p-card">
          <h3 className="font-semibold text-lg">{messages.ready}</h3>
          <p className="mt-1 text-ink-soft">{messages.readyText}</p>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button
              loading={saving === 'draft'}
              disabled={saving === 'active'}
              onClick={() => onSave('draft')}
            >
              {messages.saveDraft}
            </Button>
            <Button
              variant="primary"
              loading={saving === 'active'}
              disabled={saving === 'draft'}
              onClick={() => onSave('active')}
            >
              {messages.publish}
            </Button>
          </div>
        </section>
      </div>
      <Card
        title={`${jobFormMessages.questions} (${draft.questions.length})`}
        actions={<EditButton label={messages.editQuestions} disabled={isSaving} onPress={onEdit} />}
      >
        <QuestionList questions={draft.questions} />
        <p className="mt-4 text-ink-soft text-sm">
          {messages.totalTime(timeLimitLabel(totalAnsweringSeconds(draft.questions)))}
        </p>
      </Card>
    </div>
  );
}

export function ReviewFooter({ isSaving, onBack }: { isSaving: boolean; onBack: () => void }) {
  return (
    <Button onClick={onBack} disabled={isSaving} className="mr-auto">
      {wizardMessages.back}
    </Button>
  );
}

type EditButtonProps = { label: string; disabled: boolean; onPress: () => void };

function EditButton({ label, disabled, onPress }: EditButtonProps) {
  return (
    <Button variant="ghost" size="small" disabled={disabled} onClick={onPress} className="-mr-2">
      {label}
    </Button>
  );
}

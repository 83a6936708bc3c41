import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/figures/badge.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import type { JobDraft } from '../form/job-draft.ts';
import { JobMediaList } from '../form/media/job-media-list.tsx';
import { longestAnswering } from '../form/pools/pool-size.ts';
import { JobDetailsList } from '../job-details-list.tsx';
import { jobFormMessages, jobsMessages, wizardMessages } from '../messages.ts';
import { QuestionList } from '../question-list.tsx';
import { timeLimitLabel } from '../time-limit.ts';

const messages = wizardMessages.review;

/** `onEdit` is absent while another section is being edited or saved. */
type Props = { draft: JobDraft; onEdit: (() => void) | undefined };

export function DetailsSummary({ draft, onEdit }: Props) {
  return (
    <Card title={messages.jobDetails} actions={<EditButton label={messages.editDetails} onPress={onEdit} />}>
      <p dir="auto" className="break-words font-semibold text-lg">
        {draft.title}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        <Badge>{jobsMessages.employmentType[draft.type]}</Badge>
        {jobsMessages.questions({ count: draft.questions.length })}
      </p>
      <p dir="auto" className="mt-3 whitespace-pre-line break-words text-ink-soft">
        {draft.description}
      </p>
      <JobDetailsList job={draft} className="mt-4 border-line border-t pt-4" />
      <JobMediaList job={draft} className="mt-4 border-line border-t pt-4" />
    </Card>
  );
}

export function QuestionsSummary({ draft, onEdit }: Props) {
  return (
    <Card
      title={`${jobFormMessages.questions} (${draft.questions.length})`}
      actions={<EditButton label={messages.editQuestions} onPress={onEdit} />}
    >
      <QuestionList questions={draft.questions} pools={draft.pools} />
      <p className="mt-4 text-ink-soft text-sm">
        {messages.totalTime({ minutes: timeLimitLabel(longestAnswering(draft.questions, draft.pools)) })}
      </p>
    </Card>
  );
}

function EditButton({ label, onPress }: { label: string; onPress: (() => void) | undefined }) {
  return (
    <Button
      variant="ghost"
      size="small"
      disabled={onPress === undefined}
      onClick={onPress}
      className="-me-2.75"
    >
      {label}
    </Button>
  );
}

import { isFinal, type SubmissionSummary } from '@nimble/contracts/submissions';
import { formatDay } from '../../../../lib/formats.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { candidateListMessages } from '../messages.ts';
import { daysUntil } from './days-until.ts';

const messages = candidateListMessages.answer;

type Props = { candidate: Pick<SubmissionSummary, 'answerBy' | 'status'>; className?: string };

/** How many days are left of the promised answer; none once it is decided. */
export function AnswerDue({ candidate: { answerBy, status }, className }: Props) {
  if (answerBy === null || isFinal(status)) return null;
  const days = daysUntil(answerBy);
  return (
    <span
      title={messages.promised({ date: formatDay(answerBy) })}
      className={classNames('text-xs tabular-nums', toneOf(days), className)}
    >
      {inWords(days)}
    </span>
  );
}

function inWords(days: number): string {
  if (days === 0) return messages.today;
  return days > 0 ? messages.left({ count: days }) : messages.late({ count: -days });
}

function toneOf(days: number): string {
  if (days < 0) return 'font-medium text-danger-ink';
  return days <= 1 ? 'font-medium text-warning-ink' : 'text-ink-soft';
}

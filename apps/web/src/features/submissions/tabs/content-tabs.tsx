import type { Submission } from '@nimble/contracts/submissions';
import { useInsightsLevel } from '../../../lib/current-user.ts';
import { formatDate, formatFileSize } from '../../../lib/formats.ts';
import type { Player } from '../../../shared/player.ts';
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx';
import { InsightsOverview, NotRecorded } from '../../insights/index.ts';
import { candidateListMessages } from '../list/messages.ts';
import { tabMessages as messages, submissionPageMessages, submissionStatusLabels } from '../messages.ts';
import { hasRecording } from '../submissions.queries.ts';
import { Facts } from './facts.tsx';

/** The reviewers' score, and below it the insights. */
export function OverviewTab({ submission, player }: { submission: Submission; player: Player }) {
  const { rating } = submission;
  const isUsed = useInsightsLevel() !== 'nothing';
  return (
    <div className="flex flex-col gap-5">
      <section className="flex items-center gap-4">
        <ProgressRing label={messages.overallScore} part={(rating ?? 0) / 100}>
          {rating === null ? '–' : candidateListMessages.score({ score: rating })}
        </ProgressRing>
        <div>
          <h3 className="font-semibold">{messages.overallScore}</h3>
          {rating === null && <p className="text-ink-soft">{submissionPageMessages.noScore}</p>}
        </div>
      </section>
      {isUsed && !hasRecording(submission) && <NotRecorded />}
      {isUsed && hasRecording(submission) && (
        <InsightsOverview
          submissionId={submission.id}
          allowed={submission.allowedInsights}
          onPlay={
            submission.compiled_video === null
              ? null
              : (second) => {
                  player.playFrom(second);
                  player.video()?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
                }
          }
        />
      )}
    </div>
  );
}

const facts = messages.facts;

export function ProfileTab({ submission }: { submission: Submission }) {
  const { reviewedAt, responses, allowedInsights } = submission;
  const isUsed = useInsightsLevel() !== 'nothing';
  return (
    <Facts
      facts={[
        [facts.name, submission.candidateName],
        [facts.email, submission.candidateEmail || submissionPageMessages.noEmail],
        [facts.job, submission.job.title],
        [facts.status, submissionStatusLabels[submission.status]],
        [facts.submitted, formatDate(submission.submittedAt ?? submission.createdAt)],
        [facts.reviewed, reviewedAt === null ? facts.notYet : formatDate(reviewedAt)],
        [facts.answers, String(responses.length)],
        ...(isUsed
          ? ([
              [
                facts.insights,
                facts.insightsOf({
                  performance: allowedInsights.performance,
                  behavioral: allowedInsights.behavioral,
                }),
              ],
            ] as const)
          : []),
        [facts.storage, formatFileSize(submission.video_storage_bytes)],
      ]}
    />
  );
}

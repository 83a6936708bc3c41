import type { Submission } from '@nimble/contracts/submissions';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePermission } from '../../../lib/current-user.ts';
import { Card } from '../../../ui/card.tsx';
import { DeleteSubmissionDialog } from '../list/delete-submission-dialog.tsx';
import { EditReviewDialog } from '../review/edit-review-dialog.tsx';
import { NewAttemptDialog } from '../review/new-attempt-dialog.tsx';
import { ReviewActions } from '../review/review-actions.tsx';
import { useBeginReview } from '../review/use-begin-review.ts';
import { CandidateTabs } from '../tabs/candidate-tabs.tsx';
import { SubmissionHeader } from './submission-header.tsx';
import { VideoReview } from './video-review.tsx';

export function LoadedSubmission({ submission }: { submission: Submission }) {
  const navigate = useNavigate();
  const mayUpdate = usePermission('submission', 'update');
  const mayDelete = usePermission('submission', 'delete');
  const [isReviewing, setIsReviewing] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const [isAllowing, setIsAllowing] = useState(false);
  const mayReview = mayUpdate && submission.status !== 'processing';
  useBeginReview(submission, mayUpdate);

  return (
    <>
      <SubmissionHeader
        submission={submission}
        onEditReview={mayReview ? () => setIsReviewing(true) : undefined}
        onAllowAttempt={mayUpdate && submission.newAttemptAt === null ? () => setIsAllowing(true) : undefined}
        onDelete={mayDelete ? () => setIsDeleting(true) : undefined}
      />
      {/* Beside the video its answers, below it what is written about them; on a phone one after the other. */}
      <div className="grid items-start gap-5 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
        <VideoReview submission={submission} mayUpdate={mayUpdate} />
        <Card flush className="min-w-0 lg:col-start-1">
          <CandidateTabs submission={submission} mayUpdate={mayUpdate} />
        </Card>
      </div>
      <ReviewActions submission={submission} mayReview={mayReview} />
      {isReviewing && <EditReviewDialog submission={submission} onClose={() => setIsReviewing(false)} />}
      {isAllowing && <NewAttemptDialog submission={submission} onClose={() => setIsAllowing(false)} />}
      <DeleteSubmissionDialog
        candidate={isDeleting ? submission : null}
        onClose={() => setIsDeleting(false)}
        onDeleted={() => navigate('/candidates', { replace: true })}
      />
    </>
  );
}

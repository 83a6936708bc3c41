import { lazy, Suspense } from 'react';
import type { MediaFieldProps } from './form/media-field.tsx';
import type { InterviewMediaProps } from './show/interview-media.tsx';
import type { MediaViewProps } from './show/media-view.tsx';
import type { SubmissionMediaProps } from './show/submission-media.tsx';

const LazyInterviewMedia = lazy(() => import('./show/interview-media.tsx'));
const LazyMediaField = lazy(() => import('./form/media-field.tsx'));
const LazyMediaView = lazy(async () => ({ default: (await import('./show/media-view.tsx')).MediaView }));
const LazySubmissionMedia = lazy(() => import('./show/submission-media.tsx'));

/** Beside the question's text, which does not wait for it. */
export function InterviewMedia(props: InterviewMediaProps) {
  return (
    <Suspense fallback={null}>
      <LazyInterviewMedia {...props} />
    </Suspense>
  );
}

/** The file of a question, in the form of a job. */
export function MediaField(props: MediaFieldProps) {
  return (
    <Suspense fallback={null}>
      <LazyMediaField {...props} />
    </Suspense>
  );
}

/** What a question shows, where it is loaded with the question. */
export function QuestionMedia(props: MediaViewProps) {
  return (
    <Suspense fallback={null}>
      <LazyMediaView {...props} />
    </Suspense>
  );
}

/** What a question of a submission showed. */
export function SubmissionMedia(props: SubmissionMediaProps) {
  return (
    <Suspense fallback={null}>
      <LazySubmissionMedia {...props} />
    </Suspense>
  );
}

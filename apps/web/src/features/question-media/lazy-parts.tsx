import { lazy, Suspense } from 'react';
import type { MediaFieldProps } from './form/media-field.tsx';
import type { ClosingMediaProps } from './show/closing-media.tsx';
import type { InterviewMediaProps } from './show/interview-media.tsx';
import type { MediaViewProps } from './show/media-view.tsx';
import type { StoredMediaProps } from './show/stored-media.tsx';
import type { SubmissionMediaProps } from './show/submission-media.tsx';

const LazyClosingMedia = lazy(() => import('./show/closing-media.tsx').catch(nothing));
const LazyInterviewMedia = lazy(() => import('./show/interview-media.tsx'));
const LazyMediaField = lazy(() => import('./form/media-field.tsx'));
const LazyMediaView = lazy(async () => ({ default: (await import('./show/media-view.tsx')).MediaView }));
const LazyStoredMedia = lazy(() => import('./show/stored-media.tsx'));
const LazySubmissionMedia = lazy(() => import('./show/submission-media.tsx'));

/** The end of an interview does not depend on it. */
function nothing() {
  return { default: () => null };
}

/** What a job shows after submitting. */
export function ClosingMedia(props: ClosingMediaProps) {
  return (
    <Suspense fallback={null}>
      <LazyClosingMedia {...props} />
    </Suspense>
  );
}

/** Beside the question's text, which does not wait for it. */
export function InterviewMedia(props: InterviewMediaProps) {
  return (
    <Suspense fallback={null}>
      <LazyInterviewMedia {...props} />
    </Suspense>
  );
}

/** A file that a job or a question shows, in the form of the job. */
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

/** A file of a job, on the pages of the company. */
export function StoredMedia(props: StoredMediaProps) {
  return (
    <Suspense fallback={null}>
      <LazyStoredMedia {...props} />
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

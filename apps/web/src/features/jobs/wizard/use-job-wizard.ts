import { zodResolver } from '@hookform/resolvers/zod';
import type { SavedJob } from '@nimble/contracts/jobs';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { tellOmittedCriteria } from '../../scorecards/index.ts';
import { emptyDraft, type JobDraft, jobDraft } from '../form/job-draft.ts';
import { useCreateJob } from '../jobs.queries.ts';
import { wizardMessages as messages } from '../messages.ts';
import {
  discardKept,
  dropKept,
  dropLastReview,
  dropReview,
  hasKeptJob,
  type KeptReview,
  keepJob,
  readKeptJob,
  readReview,
} from './kept-draft.ts';
import { useReview } from './use-review.ts';

type Place = 'method' | 'template' | 'details' | 'review';
export type Published = Pick<SavedJob, 'id' | 'title' | 'shareToken' | 'sharedLink' | 'omittedCriteria'>;

export type JobWizardProps = {
  onClose: () => void;
  /** Begins with these details, which are a copy. */
  copied?: JobDraft;
  /** Follows the closing after a draft was saved. */
  onDraft?: (job: Published) => void;
};

/** The job that is being created, and the current step. */
export type JobWizardState = ReturnType<typeof useJobWizard>;

/** Unsaved input is kept through steps, failed calls, closing and reloading, and can be continued. */
export function useJobWizard({ onClose, copied, onDraft }: JobWizardProps) {
  const [place, setPlace] = useState<Place>(copied ? 'details' : 'method');
  const [published, setPublished] = useState<Published | null>(null);
  /** The target of "Back" in the review. */
  const [source, setSource] = useState<'template' | 'details'>('details');
  const details = useDetails(copied);
  const review = useReview();

  function toReview(draft: JobDraft, from: 'template' | 'details'): void {
    dropReview();
    keepJob({ step: 'review', draft });
    review.begin(draft);
    setSource(from);
    setPlace('review');
  }

  const unfinished = useUnfinished({
    toDetails(draft) {
      details.reset(draft);
      setPlace('details');
    },
    toReview: (draft) => toReview(draft, 'details'),
    toEdits(edits) {
      review.resume(edits);
      setPlace('review');
    },
    onDiscard: () => details.reset(emptyDraft()),
  });

  const { create, saving } = useCreation({
    failed: source === 'template' ? messages.failedFromTemplate : messages.failed,
    onCreated: (job, status) => {
      if (status === 'active') return setPublished(job);
      tellOmittedCriteria(job.omittedCriteria);
      onClose();
      onDraft?.(job);
    },
  });

  return {
    place,
    goTo(next: Place): void {
      if (next === 'method') unfinished.readAgain();
      setPlace(next);
    },
    unfinished,
    details,
    review,
    toReview,
    backFromReview(): void {
      if (source === 'details') details.reset(review.form.getValues());
      setPlace(source);
    },
    create,
    saving,
    published,
    close(): void {
      if (saving !== undefined) return;
      if (published === null && readUnfinished() !== undefined) toast.info(messages.kept.saved);
      onClose();
    },
  };
}

/** The custom form. A copy is kept once it is changed: until then it is no input of this person. */
function useDetails(copied: JobDraft | undefined) {
  const details = useForm<JobDraft>({
    resolver: zodResolver(jobDraft),
    defaultValues: copied ?? emptyDraft(),
    // Editing clears a field's error; only "Continue" validates again.
    reValidateMode: 'onSubmit',
  });
  useEffect(
    () =>
      details.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepJob({ step: 'details', draft: values }),
      }),
    [details],
  );
  return details;
}

type Creation = { failed: string; onCreated: (job: Published, status: 'draft' | 'active') => void };

function useCreation({ failed, onCreated }: Creation) {
  const creation = useCreateJob();
  return {
    create(draft: JobDraft, status: 'draft' | 'active'): void {
      creation.mutate(
        { ...draft, status },
        {
          onSuccess: (job) => {
            dropKept();
            toast.success(messages.created);
            onCreated(job, status);
          },
          onError: (error) => toast.error(messageOf(error, failed)),
        },
      );
    },
    /** The status it is being saved with; undefined otherwise. */
    saving: creation.isPending ? creation.variables.status : undefined,
  };
}

type Ways = {
  toDetails: (draft: JobDraft) => void;
  toReview: (draft: JobDraft) => void;
  toEdits: (edits: KeptReview) => void;
  onDiscard: () => void;
};

/** The unfinished job, and its step; before another one replaces it, the person is asked. */
function useUnfinished({ toDetails, toReview, toEdits, onDiscard }: Ways) {
  const [unfinished, setUnfinished] = useState(readUnfinished);
  /** Begins the other job, once the person agrees. */
  const [next, setNext] = useState<(() => void) | null>(null);
  function discard(): void {
    discardKept();
    onDiscard();
    // The form has stored what it was reset to.
    dropKept();
    setUnfinished(undefined);
  }
  return {
    title: unfinished?.draft.title,
    goOn(): void {
      const edits = readReview();
      if (edits !== undefined && edits !== 'broken') toEdits(edits);
      else if (unfinished?.step === 'review') toReview(unfinished.draft);
      else if (unfinished !== undefined) toDetails(unfinished.draft);
    },
    discard,
    /** This wizard may have changed it. */
    readAgain: () => setUnfinished(readUnfinished()),
    isAsking: next !== null,
    /** The last edits of another tab stay beside another job. */
    replaceBy(begin: () => void): void {
      if (unfinished === undefined || !hasKeptJob()) begin();
      else setNext(() => begin);
    },
    keep: () => setNext(null),
    replace(): void {
      setNext(null);
      discard();
      next?.();
    },
  };
}

/** The unfinished job. Unreadable stored data is deleted, with a message. */
export function readUnfinished() {
  const edits = readReview();
  if (edits === 'broken') {
    dropLastReview();
    toast.error(messages.kept.broken);
    return readKeptJob();
  }
  return edits === undefined ? readKeptJob() : { step: 'review' as const, draft: edits.draft };
}

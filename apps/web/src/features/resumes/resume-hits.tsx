import type { ResumeHit } from '@nimble/contracts/resumes';
import { Link } from 'react-router';
import { Card } from '../../ui/figures/card.tsx';
import { resumeSearchMessages as messages } from './messages.ts';

/** Candidates with the matching excerpt of their resume; a name links to the resume. */
export function ResumeHits({ words, hits }: { words: string; hits: readonly ResumeHit[] }) {
  return (
    <Card flush>
      <ul aria-label={messages.foundFor({ words })} className="divide-y divide-line">
        {hits.map(({ submission, job, excerpt }) => (
          <li key={submission.id} className="relative px-card py-3 hover:bg-hover">
            <Link
              dir="auto"
              to={`/candidates/${submission.id}?${new URLSearchParams({ in: 'resumes', search: words, tab: 'resume' })}`}
              className="rounded-control font-medium after:absolute after:inset-0"
            >
              {submission.candidateName}
            </Link>
            <span className="text-ink-soft text-sm"> · {job.title}</span>
            <p className="mt-0.5 break-words text-sm">
              {excerpt.map(({ text, isHit }, index) =>
                // The index is the key: the parts of one excerpt never change their order.
                isHit ? (
                  <mark key={index} className="rounded bg-brand-soft px-0.5 font-medium text-brand-ink">
                    {text}
                  </mark>
                ) : (
                  <span key={index}>{text}</span>
                ),
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

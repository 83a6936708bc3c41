import { shortestResumeSearch } from '@nimble/contracts/resumes';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { resumeTextMessages as messages } from './messages.ts';
import { resumeSearchQuery } from './resumes.queries.ts';

/** Candidates whose résumé says what is searched for; nothing while there is none. */
export function ResumeHits({ words }: { words: string }) {
  const hits = useQuery({ ...resumeSearchQuery(words), enabled: words.length >= shortestResumeSearch });
  if (hits.data === undefined || hits.data.length === 0) return null;
  return (
    <Card title={messages.found} flush className="mt-5">
      <ul aria-label={messages.foundFor(words)} className="divide-y divide-line">
        {hits.data.map(({ submission, job, excerpt }) => (
          <li key={submission.id} className="px-card py-3">
            <Link
              to={`/candidates/${submission.id}`}
              className="rounded-control font-medium text-brand-ink hover:underline"
            >
              {submission.candidateName}
            </Link>
            <span className="text-ink-soft text-sm"> · {job.title}</span>
            <p className="mt-0.5 break-words text-ink-soft text-sm">
              {excerpt.map(({ text, isHit }, index) =>
                // The parts of one excerpt never change their order.
                isHit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

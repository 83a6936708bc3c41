import type { RecentMails as Recent } from '@nimble/contracts/decision-mails';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { recentMailsQuery } from './decision-mails.queries.ts';
import { decisionMessages, recentMailsMessages as messages } from './messages.ts';

/**
 * The progress of the emails after deciding on many, and which were not sent; nothing while there is nothing to say.
 */
export function RecentMails() {
  const { data } = useQuery(recentMailsQuery);
  if (data === undefined) return null;
  const { planned, waiting, failed } = data;
  // One alone shows its progress with its candidate.
  const isSending = waiting > 0 && planned > 1;
  if (!isSending && failed.length === 0) return null;
  return (
    <section
      aria-label={messages.title}
      className="mb-4 grid gap-2 rounded-card border border-line bg-surface px-card py-3 text-sm"
    >
      {isSending && <Sending planned={planned} waiting={waiting} />}
      {failed.length > 0 && <Failed failed={failed} />}
    </section>
  );
}

function Sending({ planned, waiting }: Pick<Recent, 'planned' | 'waiting'>) {
  const label = messages.progress({ sent: planned - waiting, planned });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{label}</span>
      <ProgressBar
        label={label}
        percent={((planned - waiting) / planned) * 100}
        className="w-auto min-w-32 flex-1"
      />
    </div>
  );
}

function Failed({ failed }: Pick<Recent, 'failed'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-danger-ink">{messages.failed({ count: failed.length })}</span>
        <Button size="small" variant="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? messages.hide : messages.show}
        </Button>
      </div>
      {isOpen && (
        <ul className="grid max-h-64 gap-1 overflow-y-auto">
          {failed.map(({ id, submissionId, candidateName: name, failure }) => (
            <li key={id}>
              <Link to={`/candidates/${submissionId}`} className="wrap-anywhere hover:underline">
                {messages.of({ name, reason: reasonOf(failure) })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function reasonOf(failure: Recent['failed'][number]['failure']): string {
  return failure === 'unclear' ? messages.unclear : decisionMessages.failures[failure];
}

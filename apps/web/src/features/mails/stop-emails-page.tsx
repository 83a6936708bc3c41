import { stopMails } from '@nimble/contracts/mails';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { StopEmailsCard } from '../../ui/stop-emails-card.tsx';
import { stopEmailsTexts as texts } from './messages.ts';

function isFinal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 403);
}

/** The target of the unsubscribe link in every email of a company; the recipient has no account. */
export function StopEmailsPage() {
  const [given] = useState(() => new URLSearchParams(location.hash.slice(1)));
  const company = given.get('name');
  const title = texts.title({ company: company || texts.anyCompany });
  const of = (name: string) => given.get(name) ?? '';
  const query = { company: of('company'), address: of('address'), signature: of('signature') };
  const isIncomplete = Object.values(query).includes('');
  usePageTitle(isIncomplete ? texts.incomplete : title);

  async function stop(): Promise<string | undefined> {
    return call(stopMails, { query, token: null }).then(
      () => undefined,
      // Such as of a server that is not running: the same link works later.
      (error) => (isFinal(error) ? texts.failed : messageOf(error, texts.failed)),
    );
  }

  return (
    <StopEmailsCard
      texts={{
        title,
        text: company ? texts.text({ company }) : texts.textOfAny,
        action: texts.action,
        ended: texts.ended,
        endedText: texts.endedText,
        incomplete: texts.incomplete,
        incompleteText: texts.incompleteText,
      }}
      isIncomplete={isIncomplete}
      onStop={stop}
    />
  );
}

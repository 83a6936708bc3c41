import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePreferences } from '../../../lib/preferences.ts';
import { createRunningCalls } from '../../../lib/running-calls.ts';
import { useIsShown } from '../../../lib/use-once.ts';
import { publicSettingsQuery } from '../../../shared/public-settings.queries.ts';
import { type ToastOptions, toast } from '../../../ui/feedback/toast.ts';
import { type AskedDecision, type AskedStatus, type GivenDecision, isAskedAbout } from './asked-decision.ts';
import { decisionMessages as messages } from './messages.ts';

/**
 * Asks which email goes with a decision, before it is saved. Not without a mail server: the question would cost time,
 * and no email would leave. A press that comes before the server has said so waits for its answer. Without one it asks,
 * because an email cannot be added to a decision later.
 * @param save also called after the person has left, with what was pressed. A question cannot be asked by then: the
 * message that the decision was not saved is shown with `detailOf`.
 */
export function useMailQuestion<Given extends GivenDecision>(
  save: (given: Given) => void,
  detailOf: (status: AskedStatus) => ToastOptions,
) {
  const client = useQueryClient();
  const { asksForMail } = usePreferences();
  const isShown = useIsShown();
  const [turns] = useState(createRunningCalls);
  const [awaited, setAwaited] = useState<AskedStatus>();
  const [asked, setAsked] = useState<AskedDecision<Given> | null>(null);
  // Loaded ahead, so that a press seldom waits.
  useQuery({ ...publicSettingsQuery, enabled: asksForMail });

  async function askOrSave(given: Given): Promise<void> {
    const { status } = given;
    if (!asksForMail || status === undefined || !isAskedAbout(status)) return save(given);
    setAwaited(status);
    const settings = await client.ensureQueryData(publicSettingsQuery).catch(() => undefined);
    setAwaited(undefined);
    if (settings?.mails === 'outbox') save(given);
    else if (isShown.current) setAsked({ ...given, status, isUnsure: settings === undefined });
    else toast.error(messages.leftBefore, detailOf(status));
  }

  /**
   * The same one pressed again is one decision. Another, which keys can give meanwhile, is saved after it; where an
   * email is asked about, the last is.
   */
  function give(given: Given): void {
    const content = JSON.stringify(given);
    if (turns.onItsWay('', content) !== undefined) return;
    void turns.begin('', content, () => askOrSave(given));
  }

  return {
    /** The decision that waits for the choice of an email. */
    asked,
    dismiss: () => setAsked(null),
    /** What was pressed before the server has said whether it sends emails. */
    awaited,
    give,
  };
}

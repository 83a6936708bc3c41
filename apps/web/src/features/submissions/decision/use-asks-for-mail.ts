import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePreferences } from '../../../lib/preferences.ts';
import { publicSettingsQuery } from '../../../shared/public-settings.queries.ts';

/**
 * Does this decision ask about an email? Not without a mail server: the question would cost time, and no email would leave.
 * A press that comes before the server has said so waits for its answer. Without one it asks, because an email cannot be
 * added to a decision later.
 */
export function useAsksForMail(): () => Promise<boolean> {
  const client = useQueryClient();
  const { asksForMail } = usePreferences();
  // Loaded ahead, so that a press seldom waits.
  useQuery({ ...publicSettingsQuery, enabled: asksForMail });
  return async () => {
    if (!asksForMail) return false;
    const settings = await client.ensureQueryData(publicSettingsQuery).catch(() => undefined);
    return settings?.mails !== 'outbox';
  };
}

import { useQuery } from '@tanstack/react-query';
import { usePreferences } from '../../../lib/preferences.ts';
import { publicSettingsQuery } from '../../../shared/public-settings.queries.ts';

/**
 * Do decisions ask about an email? Not without a mail server: the question would cost time, and no email would leave. Until
 * that is known they ask, because a decision without an email cannot be made up for.
 */
export function useAsksForMail(): boolean {
  const { asksForMail } = usePreferences();
  const settings = useQuery({ ...publicSettingsQuery, enabled: asksForMail });
  return asksForMail && settings.data?.mails !== 'outbox';
}

import { useQuery } from '@tanstack/react-query';
import { usePreferences } from '../../../lib/preferences.ts';
import { publicSettingsQuery } from '../../../shared/public-settings.queries.ts';

/** Do decisions ask about an email? Never without a mail server: the question would cost time, and no email would leave. */
export function useAsksForMail(): boolean {
  const { asksForMail } = usePreferences();
  const settings = useQuery({ ...publicSettingsQuery, enabled: asksForMail });
  return asksForMail && settings.data?.mails === 'sent';
}

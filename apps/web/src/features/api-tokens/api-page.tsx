import { usePermission } from '../../lib/current-user.ts';
import { SettingsLayout } from '../settings/index.ts';
import { WebhooksCard } from '../webhooks/index.ts';
import { apiPageMessages as messages } from './messages.ts';
import { NoApiAccess, usePlanWithoutApi } from './no-api-access.tsx';
import { TokensCard } from './tokens-card.tsx';

/** API tokens and webhooks. */
export function ApiPage() {
  const mayUpdate = usePermission('company', 'update');
  const plan = usePlanWithoutApi();
  return (
    <SettingsLayout>
      <p className="text-ink-soft">{mayUpdate ? messages.intro : messages.notAllowed}</p>
      {mayUpdate && (
        <>
          {plan !== undefined && <NoApiAccess plan={plan} />}
          <TokensCard mayCreate={plan === undefined} />
          <WebhooksCard mayCreate={plan === undefined} />
        </>
      )}
    </SettingsLayout>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useCurrentUser, usePermission } from '../../../lib/current-user.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { brandingMessages as messages } from '../messages.ts';
import { SettingsLayout } from '../settings-layout.tsx';
import { companyQuery } from './branding.queries.ts';
import { BrandingForm } from './branding-form.tsx';
import { LogoCard } from './logo-card.tsx';

/** The company's branding for candidates and guests. */
export function BrandingPage() {
  const companyId = useCurrentUser().company?.id;
  return (
    <SettingsLayout>
      {companyId === undefined ? (
        <ErrorState title={messages.noCompany} />
      ) : (
        <Branding companyId={companyId} />
      )}
    </SettingsLayout>
  );
}

function Branding({ companyId }: { companyId: number }) {
  const company = useQuery(companyQuery(companyId));
  const mayUpdate = usePermission('company', 'update');
  const skeleton = (
    <Loading label={messages.loading}>
      <Skeleton className="h-40" />
      <Skeleton className="mt-4 h-96" />
    </Loading>
  );
  return (
    <Loaded query={company} skeleton={skeleton} failed={messages.loadFailed}>
      {(shown) => (
        <>
          {!mayUpdate && <p className="text-ink-soft">{messages.readOnly}</p>}
          <LogoCard company={shown} mayUpdate={mayUpdate} />
          <BrandingForm company={shown} mayUpdate={mayUpdate} />
        </>
      )}
    </Loaded>
  );
}

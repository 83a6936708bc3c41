import { TriangleAlert } from 'lucide-react';
import { usePageTitle } from '../../../shared/page-title.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { closedRegistrationMessages, joinMessages, loginMessages } from '../messages.ts';
import { ResultView } from '../result-view.tsx';

/** An invitation to a team whose link was used, has expired, or was replaced by a newer one. */
export function UsedInvitation() {
  const title = closedRegistrationMessages.invalidTitle;
  usePageTitle(title);
  return (
    <ResultView icon={<TriangleAlert />} tone="bad" title={title} text={joinMessages.over}>
      <ButtonLink to="/login" variant="primary" size="large">
        {loginMessages.submit}
      </ButtonLink>
    </ResultView>
  );
}

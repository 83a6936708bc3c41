import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { messageOf } from '../../lib/api-error.ts';
import { publicSettingsQuery } from '../../shared/public-settings.queries.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { SpeechModelsCard } from '../speech-models/index.ts';
import { Companies } from './companies.tsx';
import { CompanyInvitations } from './company-invitations.tsx';
import { useOutboxLink } from './installation.queries.ts';
import { installationMessages as messages } from './messages.ts';
import { Overview } from './overview.tsx';
import { Storage } from './storage.tsx';

/** For the master only: the state of the installation, its companies and what they send to people outside. */
export function InstallationPage() {
  const settings = useQuery(publicSettingsQuery).data;
  return (
    <div className="grid gap-6">
      <Overview actions={settings?.mails === 'outbox' ? { mail: <OpenOutbox /> } : {}} />
      <SpeechModelsCard />
      <Storage />
      <CompanyInvitations isClosed={settings?.registration === 'closed'} />
      <Companies />
    </div>
  );
}

/** The link works once, so it is requested on demand. */
function OpenOutbox() {
  const link = useOutboxLink();
  return (
    <Button
      size="small"
      icon={<Inbox />}
      loading={link.isPending}
      onClick={() =>
        link.mutate(undefined, {
          onSuccess: (address) => location.assign(address),
          onError: (error) => toast.error(messageOf(error, messages.outboxFailed)),
        })
      }
    >
      {messages.openOutbox}
    </Button>
  );
}

import { mostCandidatesOfLink } from '@nimble/contracts/guests';
import { useQuery } from '@tanstack/react-query';
import { Columns3, Ellipsis, Hourglass, Link2, ListOrdered, Mail, Tag, Tags, UserCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { fewestCompared, mostCompared } from '../../../../shared/comparison.ts';
import { publicSettingsQuery } from '../../../../shared/public-settings.queries.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '../../../../ui/buttons/menu.tsx';
import { jobOfComparison, jobOfLink } from './job-of-chosen.ts';
import { chosenMessages as messages } from './messages.ts';
import type { Chosen } from './use-chosen.ts';

const GuestLinksDialog = lazy(async () => ({
  default: (await import('../../../guests/index.ts')).GuestLinksDialog,
}));
const AssignChosen = lazy(async () => ({
  default: (await import('./assign-chosen.tsx')).AssignChosen,
}));
const MailChosen = lazy(async () => ({
  default: (await import('./mail-chosen.tsx')).MailChosen,
}));
const StageForChosen = lazy(async () => ({
  default: (await import('./stage-for-chosen.tsx')).StageForChosen,
}));
const TagForChosen = lazy(async () => ({
  default: (await import('./tag-for-chosen.tsx')).TagForChosen,
}));
const ExtraTimeForChosen = lazy(async () => ({
  default: (await import('./extra-time-for-chosen.tsx')).ExtraTimeForChosen,
}));

type Opened = 'stage' | 'add' | 'remove' | 'assign' | 'mail' | 'time' | 'link';
type Props = { chosen: Chosen; onDone: () => void };

/** What is done less often to the selected candidates. */
export function MoreForChosen({ chosen, onDone }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const jobId = jobOfLink(chosen);
  return (
    <>
      <Menu align="end" trigger={<IconButton label={messages.more} icon={<Ellipsis />} />}>
        <MenuItem icon={<ListOrdered />} onSelect={() => setOpened('stage')}>
          {messages.stage}
        </MenuItem>
        <MenuItem icon={<Tag />} onSelect={() => setOpened('add')}>
          {messages.addTag}
        </MenuItem>
        <MenuItem icon={<Tags />} onSelect={() => setOpened('remove')}>
          {messages.removeTag}
        </MenuItem>
        <MenuItem icon={<UserCheck />} onSelect={() => setOpened('assign')}>
          {messages.assign}
        </MenuItem>
        <MailItem onSelect={() => setOpened('mail')} />
        <MenuItem icon={<Hourglass />} onSelect={() => setOpened('time')}>
          {messages.extraTime}
        </MenuItem>
        {jobOfComparison(chosen) === undefined && (
          <MenuItem icon={<Columns3 />} disabled onSelect={() => undefined}>
            {messages.noComparison({ fewest: fewestCompared, most: mostCompared })}
          </MenuItem>
        )}
        <MenuItem icon={<Link2 />} disabled={jobId === undefined} onSelect={() => setOpened('link')}>
          {jobId === undefined ? messages.noGuestLink({ most: mostCandidatesOfLink }) : messages.guestLink}
        </MenuItem>
      </Menu>
      <Suspense>
        {opened === 'stage' && <StageForChosen chosen={chosen} onDone={onDone} onClose={close} />}
        {(opened === 'add' || opened === 'remove') && (
          <TagForChosen action={opened} chosen={chosen} onDone={onDone} onClose={close} />
        )}
        {opened === 'assign' && <AssignChosen chosen={chosen} onDone={onDone} onClose={close} />}
        {opened === 'mail' && <MailChosen chosen={chosen} onDone={onDone} onClose={close} />}
        {opened === 'time' && <ExtraTimeForChosen chosen={chosen} onDone={onDone} onClose={close} />}
        {opened === 'link' && jobId !== undefined && (
          <GuestLinksDialog jobId={jobId} candidates={chosen.chosen.map(({ id }) => id)} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

/** Not without a mail server: no email would leave. */
function MailItem({ onSelect }: { onSelect: () => void }) {
  const settings = useQuery(publicSettingsQuery);
  if (settings.data?.mails !== 'sent') return null;
  return (
    <MenuItem icon={<Mail />} onSelect={onSelect}>
      {messages.email}
    </MenuItem>
  );
}

import { mostCandidatesOfLink } from '@nimble/contracts/guests';
import { Ellipsis, Hourglass, Link2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '../../../../ui/buttons/menu.tsx';
import { chosenMessages as messages } from './messages.ts';
import type { Chosen } from './use-chosen.ts';

const GuestLinksDialog = lazy(async () => ({
  default: (await import('../../../guests/index.ts')).GuestLinksDialog,
}));
const ExtraTimeForChosen = lazy(async () => ({
  default: (await import('./extra-time-for-chosen.tsx')).ExtraTimeForChosen,
}));

type Props = { chosen: Chosen; onDone: () => void };

/** What is done less often to the selected candidates. */
export function MoreForChosen({ chosen, onDone }: Props) {
  const [opened, setOpened] = useState<'time' | 'link' | null>(null);
  const close = () => setOpened(null);
  const jobId = jobOfLink(chosen);
  return (
    <>
      <Menu align="end" trigger={<IconButton label={messages.more} icon={<Ellipsis />} />}>
        <MenuItem icon={<Hourglass />} onSelect={() => setOpened('time')}>
          {messages.extraTime}
        </MenuItem>
        <MenuItem icon={<Link2 />} disabled={jobId === undefined} onSelect={() => setOpened('link')}>
          {jobId === undefined ? messages.noGuestLink({ most: mostCandidatesOfLink }) : messages.guestLink}
        </MenuItem>
      </Menu>
      <Suspense>
        {opened === 'time' && <ExtraTimeForChosen chosen={chosen} onDone={onDone} onClose={close} />}
        {opened === 'link' && jobId !== undefined && (
          <GuestLinksDialog jobId={jobId} candidates={chosen.chosen.map(({ id }) => id)} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

/** A link shows candidates of one job, and not many. */
function jobOfLink({ chosen, count }: Chosen): number | undefined {
  const jobs = new Set(chosen.map(({ job }) => job?.id));
  const [jobId] = jobs;
  return jobs.size === 1 && count === chosen.length && count <= mostCandidatesOfLink ? jobId : undefined;
}

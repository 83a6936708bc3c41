import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { usePermission } from '../../../../lib/current-user.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Combobox } from '../../../../ui/fields/combobox.tsx';
import { candidatesMessages } from '../../messages.ts';
import { jobChoicesQuery, jobTitleQuery } from './job-choices.queries.ts';
import { filterMessages } from './messages.ts';

const messages = filterMessages.job;

type Props = {
  jobId: number | undefined;
  /** The title of the job, if the list in view contains it. */
  title: string | undefined;
  onChange: (jobId: number | null) => void;
  className: string;
};

/** Narrows the list to the candidates of one job; without the permission to see jobs only a link can do that. */
export function JobFilter({ jobId, title, onChange, className }: Props) {
  const maySeeJobs = usePermission('job', 'view');
  if (maySeeJobs) return <JobChoice jobId={jobId} title={title} onChange={onChange} className={className} />;
  if (jobId === undefined) return null;
  return (
    <Button
      icon={<X />}
      onClick={() => onChange(null)}
      title={candidatesMessages.clearJobFilter}
      className="max-w-full"
    >
      <span className="truncate">{candidatesMessages.jobFilter({ title: title ?? `#${jobId}` })}</span>
    </Button>
  );
}

function JobChoice({ jobId, title, onChange, className }: Props) {
  const [search, setSearch] = useState('');
  // Nothing is asked before the field is used.
  const [isUsed, setIsUsed] = useState(false);
  const choices = useQuery({ ...jobChoicesQuery(useDeferredValue(search)), enabled: isUsed });
  const { data: named } = useQuery({
    ...jobTitleQuery(jobId ?? 0),
    enabled: jobId !== undefined && title === undefined,
  });
  const { jobs = [], more = 0 } = choices.data ?? {};
  return (
    <Combobox
      label={messages.label}
      noneLabel={messages.all}
      clearLabel={messages.clear}
      chosen={jobId === undefined ? null : { id: jobId, label: title ?? named ?? `#${jobId}` }}
      onChoose={(job) => onChange(job?.id ?? null)}
      options={jobs.map(({ id, title }) => ({ id, label: title }))}
      onSearch={(text) => {
        setIsUsed(true);
        setSearch(text);
      }}
      isBusy={choices.isFetching}
      note={noteOf(choices.isError, choices.isSuccess && jobs.length === 0, more)}
      className={className}
    />
  );
}

function noteOf(isFailed: boolean, isEmpty: boolean, more: number): string | undefined {
  if (isFailed) return messages.failed;
  if (isEmpty) return messages.none;
  return more > 0 ? messages.more({ count: more }) : undefined;
}

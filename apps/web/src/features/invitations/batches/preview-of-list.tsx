import type { ListPreview } from '@nimble/contracts/invitations';
import { Download } from 'lucide-react';
import { formatDayAndTime, formatList, labeled } from '../../../lib/formats.ts';
import { locale } from '../../../lib/language/language.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Table, tableCell } from '../../../ui/pages/table.tsx';
import { invitationsMessages } from '../messages.ts';

const messages = invitationsMessages.list;

/** The file has all of them. */
const mostShown = 100;

const encodingNames: Record<ListPreview['encoding'], string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
};
const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

/** What was found in a list, before anything is sent. */
export function PreviewOfList({ preview }: { preview: ListPreview }) {
  const { encoding, delimiter, columns, ready, room, submissionsLeft, problems } = preview;
  const unused = columns.flatMap(({ header, field }) => (field === null && header !== '' ? header : []));
  return (
    <div className="flex flex-col gap-4">
      <div role="status">
        <p className="font-medium">{messages.ready({ count: ready })}</p>
        {problems.length > 0 && <p>{messages.skipped({ count: problems.length })}</p>}
        <p className="text-ink-soft text-sm">
          {messages.readAs({ encoding: encodingNames[encoding], delimiter: delimiterNames[delimiter] })}
        </p>
        {unused.length > 0 && (
          <p className="wrap-anywhere text-ink-soft text-sm">
            {messages.unused({ columns: formatList(unused) })}
          </p>
        )}
      </div>
      {ready > room && (
        <p role="alert" className="text-danger-ink">
          {messages.room({ room })}
        </p>
      )}
      {submissionsLeft !== null && ready > submissionsLeft && (
        <p className="text-warning-ink">{messages.submissionsLeft({ left: submissionsLeft })}</p>
      )}
      {preview.sample.length > 0 && <Sample preview={preview} />}
      {problems.length > 0 && <Skipped preview={preview} />}
    </div>
  );
}

function Sample({ preview: { sample } }: { preview: ListPreview }) {
  const { page, terms } = invitationsMessages;
  return (
    <section>
      <h3 className="mb-2 font-semibold">{messages.sample}</h3>
      <Table columns={[messages.line, page.columns.candidate, page.columns.deadline]} isStale={false}>
        {sample.map(({ line, email, name, deadline, daysToAnswer, extraTime, untimed }) => (
          <tr key={line} className="max-md:block max-md:py-3">
            <td className={classNames(tableCell, 'tabular-nums max-md:hidden')}>{line}</td>
            <td className={classNames(tableCell, 'wrap-anywhere')}>
              <p className="font-medium">{name ?? email}</p>
              {name !== null && <p className="text-ink-soft text-sm">{email}</p>}
              {untimed && <p className="text-ink-soft text-sm">{page.untimed}</p>}
              {extraTime > 1 && (
                <p className="text-ink-soft text-sm">{page.extraTime({ factor: extraTime })}</p>
              )}
            </td>
            <td className={classNames(tableCell, 'text-ink-soft text-sm')}>
              <span className="md:hidden">{labeled(page.columns.deadline, '')}</span>
              {deadline !== null
                ? formatDayAndTime(deadline, locale())
                : daysToAnswer === null
                  ? terms.deadlineOfJob
                  : page.daysToAnswer({ count: daysToAnswer })}
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

function Skipped({ preview }: { preview: ListPreview }) {
  const { problems } = preview;
  async function download(): Promise<void> {
    const { skippedRowsCsv } = await import('./skipped-rows.ts');
    saveFile(new Blob([skippedRowsCsv(preview)], { type: 'text/csv;charset=utf-8' }), messages.skippedFile);
  }
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{messages.skippedRows}</h3>
        <Button size="small" icon={<Download />} onClick={() => void download()}>
          {messages.download}
        </Button>
      </div>
      <Table columns={[messages.line, messages.row, messages.reason]} isStale={false}>
        {problems.slice(0, mostShown).map(({ line, cells, problems: codes }, index) => (
          <tr key={`${line} ${index}`} className="max-md:block max-md:py-3">
            <td className={classNames(tableCell, 'align-top tabular-nums')}>
              <span className="max-md:hidden">{line}</span>
              <span className="font-medium md:hidden">{messages.lineNumber({ line })}</span>
            </td>
            <td className={classNames(tableCell, 'wrap-anywhere align-top text-sm')}>
              {cells
                .filter((cell) => cell !== '')
                .join(' · ')
                .slice(0, 200)}
            </td>
            <td className={classNames(tableCell, 'align-top text-sm')}>
              {codes.map((code) => (
                <p key={code}>{messages.problem[code]}</p>
              ))}
            </td>
          </tr>
        ))}
      </Table>
      {problems.length > mostShown && (
        <p className="mt-2 text-ink-soft text-sm">
          {messages.shown({ shown: mostShown, total: problems.length })}
        </p>
      )}
    </section>
  );
}

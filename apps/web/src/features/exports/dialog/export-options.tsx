import {
  type ExportColumn,
  type ExportFormat,
  type ExportPart,
  exportColumns,
  exportFormats,
  exportParts,
  mostExportedRows,
  mostExportedVideos,
  mostZipBytes,
} from '@nimble/contracts/exports';
import { useState } from 'react';
import { formatFileSize } from '../../../lib/formats.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import type { ExportSelection } from '../exports.queries.ts';
import { exportMessages as messages } from '../messages.ts';

/** A PDF names no files, so it has neither videos nor resumes. */
const partsOfPdf: readonly ExportPart[] = ['transcripts', 'scorecards', 'notes'];

export function useExportOptions(selection: ExportSelection, initialFormat: ExportFormat) {
  const isOne = 'ids' in selection && selection.ids.length === 1;
  const formats = exportFormats.filter((format) => format !== 'pdf' || isOne);
  const [format, setFormat] = useState(initialFormat);
  const [columns, setColumns] = useState<readonly ExportColumn[]>(exportColumns);
  const [parts, setParts] = useState<readonly ExportPart[]>(exportParts);
  const [byteOrderMark, setByteOrderMark] = useState(true);
  const isTable = format === 'csv' || format === 'xlsx';
  return {
    format,
    formats,
    setFormat,
    columns,
    parts,
    byteOrderMark,
    setByteOrderMark,
    isTable,
    isComplete: !isTable || columns.length > 0,
    toggleColumn: (column: ExportColumn, isOn: boolean) =>
      setColumns(exportColumns.filter((one) => (one === column ? isOn : columns.includes(one)))),
    togglePart: (part: ExportPart, isOn: boolean) =>
      setParts(exportParts.filter((one) => (one === part ? isOn : parts.includes(one)))),
    options: {
      columns: isTable ? [...columns] : [...exportColumns],
      parts: [...parts],
      byteOrderMark,
    },
  };
}
type Choice = ReturnType<typeof useExportOptions>;

export function ExportOptionsFields({ choice }: { choice: Choice }) {
  const { format, formats, setFormat, isTable, byteOrderMark, setByteOrderMark } = choice;
  return (
    <>
      <Field label={messages.format} hint={hintOf(format)}>
        {(control) => (
          <Select
            {...control}
            value={format}
            options={formats.map((value) => ({ value, label: messages.formats[value] }))}
            onChange={setFormat}
          />
        )}
      </Field>
      {isTable ? <Columns choice={choice} /> : <Parts choice={choice} />}
      {format === 'csv' && (
        <Checkbox checked={byteOrderMark} onChange={setByteOrderMark} label={messages.byteOrderMark} />
      )}
    </>
  );
}

function hintOf(format: ExportFormat): string {
  if (format === 'pdf') return messages.formatHints.pdf;
  if (format === 'zip')
    return messages.formatHints.zip({ most: mostExportedVideos, size: formatFileSize(mostZipBytes) });
  return messages.formatHints[format]({ most: mostExportedRows });
}

function Columns({ choice: { columns, toggleColumn } }: { choice: Choice }) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">{messages.columns}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2.5 sm:grid-cols-3">
        {exportColumns.map((column) => (
          <Checkbox
            key={column}
            checked={columns.includes(column)}
            onChange={(isOn) => toggleColumn(column, isOn)}
            label={messages.column[column]}
          />
        ))}
      </div>
      {columns.length === 0 && <p className="mt-2 text-danger-ink text-sm">{messages.noColumns}</p>}
    </fieldset>
  );
}

function Parts({ choice: { format, parts, togglePart } }: { choice: Choice }) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">{messages.parts}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2.5 sm:grid-cols-3">
        {(format === 'pdf' ? partsOfPdf : exportParts).map((part) => (
          <Checkbox
            key={part}
            checked={parts.includes(part)}
            onChange={(isOn) => togglePart(part, isOn)}
            label={messages.part[part]}
          />
        ))}
      </div>
    </fieldset>
  );
}

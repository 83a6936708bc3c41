import type { FileKind } from '@nimble/contracts/answers';

export type FileFormat = {
  kind: FileKind;
  mime: string;
  extension: string;
  /** Bytes near the end of each complete file. */
  end?: Buffer;
};

const endOfPdf = Buffer.from('%%EOF');
/** The end of the central directory; Office files are ZIP files. */
const endOfZip = Buffer.from('PK\x05\x06', 'latin1');

const office = 'application/vnd.openxmlformats-officedocument';
const open = 'application/vnd.oasis.opendocument';

/** With macros none is among them: what opens one may run them. */
const formats: readonly FileFormat[] = [
  { kind: 'pdf', mime: 'application/pdf', extension: 'pdf', end: endOfPdf },
  { kind: 'document', mime: `${office}.wordprocessingml.document`, extension: 'docx', end: endOfZip },
  { kind: 'document', mime: `${open}.text`, extension: 'odt', end: endOfZip },
  { kind: 'document', mime: 'application/rtf', extension: 'rtf' },
  { kind: 'document', mime: 'application/msword', extension: 'doc' },
  { kind: 'spreadsheet', mime: `${office}.spreadsheetml.sheet`, extension: 'xlsx', end: endOfZip },
  { kind: 'spreadsheet', mime: `${open}.spreadsheet`, extension: 'ods', end: endOfZip },
  { kind: 'spreadsheet', mime: 'application/vnd.ms-excel', extension: 'xls' },
  { kind: 'spreadsheet', mime: 'text/csv', extension: 'csv' },
  { kind: 'presentation', mime: `${office}.presentationml.presentation`, extension: 'pptx', end: endOfZip },
  { kind: 'presentation', mime: `${open}.presentation`, extension: 'odp', end: endOfZip },
  { kind: 'presentation', mime: 'application/vnd.ms-powerpoint', extension: 'ppt' },
  { kind: 'picture', mime: 'image/jpeg', extension: 'jpg', end: Buffer.from([0xff, 0xd9]) },
  { kind: 'picture', mime: 'image/png', extension: 'png', end: Buffer.from('IEND') },
  { kind: 'picture', mime: 'image/webp', extension: 'webp' },
  { kind: 'picture', mime: 'image/gif', extension: 'gif' },
  { kind: 'picture', mime: 'image/heic', extension: 'heic' },
  { kind: 'text', mime: 'text/plain', extension: 'txt' },
  { kind: 'archive', mime: 'application/zip', extension: 'zip', end: endOfZip },
];

/** undefined for a format that is never taken. */
export function formatOf(mime: string): FileFormat | undefined {
  return formats.find((format) => format.mime === mime);
}

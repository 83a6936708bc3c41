export { exportMessages } from './exports.messages.ts';
export { createExport, deleteExport, listExports, readExport } from './exports.routes.ts';
export {
  type Export,
  type ExportColumn,
  type ExportFailure,
  type ExportFormat,
  type ExportOptions,
  type ExportPart,
  exportColumns,
  exportFormats,
  exportHours,
  exportParts,
  mostChosen,
  mostExportedRows,
  mostExportedVideos,
  mostExports,
  mostWaitingExports,
  mostZipBytes,
  type NewExport,
  type ReadExport,
} from './exports.schemas.ts';

export { ExportButton } from './export-button.tsx';
export type { ExportSelection } from './exports.queries.ts';

export { exportsRoutes } from './exports.routes.ts';
export { createExportsService } from './exports.service.ts';
export { sweepExports, writeExport } from './exports.tasks.ts';
export { forgetExports } from './forget-exports.ts';

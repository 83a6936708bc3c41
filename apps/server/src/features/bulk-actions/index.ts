export { bulkActionsRoutes } from './bulk-actions.routes.ts';
export { createBulkActionsService } from './bulk-actions.service.ts';
export { sweepBulkActions, workBulkAction } from './bulk-actions.tasks.ts';
export type { BulkWorks, FindPermissions } from './bulk-work.ts';
export { findBulkChange } from './items.repository.ts';

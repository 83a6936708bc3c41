export {
  cancelBulkAction,
  getBulkAction,
  listBulkFailures,
  startBulkAction,
  undoBulkAction,
} from './bulk-actions.routes.ts';
export {
  type BulkAction,
  type BulkChange,
  type BulkFailures,
  type BulkKind,
  type BulkSelection,
  type BulkState,
  bulkUndoMinutes,
  mostBulkActions,
  mostFailuresListed,
  mostInBulk,
  type NewBulkAction,
} from './bulk-actions.schemas.ts';

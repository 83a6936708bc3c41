export { useStartBulkAction, useUndoBulkAction } from './bulk-actions.queries.ts';
export { BulkProgress } from './bulk-progress.tsx';
export { doneText, reasonText, unchangedText } from './bulk-texts.ts';
export { followAction, useFollowedActions } from './followed-actions.ts';

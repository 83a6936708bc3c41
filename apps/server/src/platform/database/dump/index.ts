export { holdErasures, whileNoBackup } from './backup-lock.ts';
export { findSequences, findTables, nameOf, type Table } from './catalog.ts';
export { copyIn, copyOut } from './copy.ts';
export { type HeldMails, holdMails } from './held-mails.ts';
export { dropTables, refill, setSequence } from './load.ts';
export { eraseFormerKeys, noteFormerKeys, storedKeysQuery } from './stored-keys.ts';

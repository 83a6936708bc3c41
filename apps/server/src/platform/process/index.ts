export { keepSecret, keptSecret, prepareDataFolder, takeDataFolder } from './data-folder.ts';
export { StartError } from './errors.ts';
export { findFullDisk } from './full-disk.ts';
export { tellParent } from './parent-process.ts';
export { closeOldFiles, findOpen } from './private-files.ts';
export { isAlive, sendSignal } from './process-identity.ts';
export { listenForStop, type StopSignals, untilAborted } from './signals.ts';

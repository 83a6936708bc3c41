export { keptSecret, StartError, takeDataFolder } from './data-folder.ts';
export { untilToldToStop } from './signals.ts';

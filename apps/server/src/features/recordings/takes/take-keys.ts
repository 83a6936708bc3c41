import { sliceFolder } from '../../../platform/storage/sliced-uploads.ts';

/** Folder of the storage that receives takes by tus. */
export const takeFolder = 'takes';

export function takeKey(takeId: string): string {
  return `${takeFolder}/${takeId}`;
}

/** The bytes of a take, as a file or in slices, and tus's metadata beside them. */
export function takeKeys(takeId: string): string[] {
  return [takeKey(takeId), `${takeKey(takeId)}.json`, sliceFolder(takeId)];
}

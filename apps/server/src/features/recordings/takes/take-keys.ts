import { sliceFolder } from '../../../platform/storage/uploads/sliced-uploads.ts';

/** Folder of the storage that receives takes by tus. */
export const takeFolder = 'takes';

export function takeKey(takeId: string): string {
  return `${takeFolder}/${takeId}`;
}

/** The bytes of a take, as a file or in slices. */
export function takeKeys(takeId: string): string[] {
  return [takeKey(takeId), sliceFolder(takeId)];
}

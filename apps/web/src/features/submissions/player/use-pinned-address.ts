import { useState } from 'react';
import { isSameFile } from './same-file.ts';

/** The first signed address of a file, kept until the file changes; a new signature is no new file. */
export function usePinnedAddress(address: string): string {
  const [pinned, setPinned] = useState(address);
  if (isSameFile(pinned, address)) return pinned;
  setPinned(address);
  return address;
}

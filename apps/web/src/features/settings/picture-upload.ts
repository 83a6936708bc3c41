import { largestImageBytes, uploadFile } from '@nimble/contracts/files';
import { call } from '../../lib/api-client.ts';
import { pictureMessages as messages } from './messages.ts';

const rules = {
  avatar: {
    isKind: (type: string) => type.startsWith('image/'),
    wrongKind: messages.notPicture,
    tooLarge: messages.pictureTooLarge,
  },
  logo: {
    isKind: (type: string) => ['image/jpeg', 'image/png', 'image/svg+xml'].includes(type),
    wrongKind: messages.notLogo,
    tooLarge: messages.logoTooLarge,
  },
};

/** Checks of a picture without reading it; the server checks the bytes. */
export function pictureRefusal(use: keyof typeof rules, { type, size }: File): string | undefined {
  const { isKind, wrongKind, tooLarge } = rules[use];
  if (!isKind(type)) return wrongKind;
  return size >= largestImageBytes ? tooLarge : undefined;
}

/** @returns the id of the uploaded file, which is not used yet. */
export async function storePicture(path: string, file: File): Promise<number> {
  const form = new FormData();
  form.append('path', path);
  form.append('files', file);
  const [uploaded] = await call(uploadFile, { form });
  if (uploaded === undefined) throw new Error('An upload answers its file.');
  return uploaded.id;
}

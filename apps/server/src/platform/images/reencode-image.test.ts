import { expect, test } from 'vitest';
import { createImageReencoder, ImageRefusedError } from './reencode-image.ts';

// What an upload answers to a refused picture is in uploads.test.ts.
test('an SVG that draws itself without end is stopped, and is to blame', async () => {
  const groups = Array.from({ length: 30 }, (_, at) => {
    return `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`;
  });
  const endless = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">
    ${groups.join('')}<g id="g0"><rect width="9" height="9"/></g></svg>`;
  const drawn = createImageReencoder(2)(Buffer.from(endless), 'logo');
  await expect(drawn).rejects.toThrow(new ImageRefusedError('SIGKILL'));
});

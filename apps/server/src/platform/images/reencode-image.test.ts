import { expect, test } from 'vitest';
import { picture } from '../../testing/files/pictures.ts';
import { createImageReencoder, ImageRefusedError } from './reencode-image.ts';

// What an upload answers to a refused picture is in uploads.test.ts.
test('an SVG that draws itself without end is stopped, and is to blame', async () => {
  const groups = Array.from({ length: 30 }, (_, at) => {
    return `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`;
  });
  const endless = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">
    ${groups.join('')}<g id="g0"><rect width="9" height="9"/></g></svg>`;
  const drawn = createImageReencoder({ processorSeconds: 1 })(Buffer.from(endless), 'logo');
  await expect(drawn).rejects.toThrow(ImageRefusedError);
});

test('a picture is not to blame for a machine that had no time for it', async () => {
  const drawn = createImageReencoder({ mostSeconds: 0.01 })(await picture('png', 20, 20), 'logo');
  await expect(drawn).rejects.toMatchObject({ code: 'server.unavailable' });
});

// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chooseLanguage } from '../../../lib/language/language.ts';
import { show } from '../../../testing/show.tsx';
import { UploadOverlay } from './upload-overlay.tsx';

afterEach(() => chooseLanguage('en'));

test("shows the percentage in the reader's format", async () => {
  await chooseLanguage('fr');
  show(
    <UploadOverlay
      percent={95}
      secondsLeft={undefined}
      isStuck={false}
      isServerFull={false}
      isSubmitted={false}
    />,
  );
  expect(screen.getByText('95\u00a0%', { normalizer: (text) => text })).toBeDefined();
});

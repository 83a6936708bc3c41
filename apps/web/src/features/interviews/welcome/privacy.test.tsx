// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { interviewTexts as texts } from '../messages.ts';
import { Privacy } from './privacy.tsx';

const nobody = { name: null, email: null, website: null };
const website = 'https://alder.example.com';

test('says who receives what, for how long, and that candidates can erase it', () => {
  show(<Privacy company="Alder & Finch" privacy={{ keptDays: 90, contact: nobody }} />);
  expect(screen.getByText(/Alder & Finch receives your name, email, resume and answers/)).toBeDefined();
  expect(screen.getByText(/erased about 90 days after you submit/)).toBeDefined();
  expect(screen.getByText(new RegExp(texts.privacy.replyToLink))).toBeDefined();
});

test('without erasing by age it is kept until someone deletes it', () => {
  show(<Privacy company="Alder & Finch" privacy={{ keptDays: null, contact: nobody }} />);
  expect(screen.getByText(/kept until Alder & Finch or you erase them/)).toBeDefined();
});

test.each([
  [{ name: 'Ada', email: 'ada@example.com', website }, 'Ada, ada@example.com', 'mailto:ada@example.com'],
  [{ ...nobody, email: 'ada@example.com' }, 'Alder & Finch, ada@example.com', 'mailto:ada@example.com'],
  [{ ...nobody, website }, `Alder & Finch, ${website}`, website],
])('names the contact %j', (contact, shown, address) => {
  show(<Privacy company="Alder & Finch" privacy={{ keptDays: null, contact }} />);
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe(address);
  expect(link.parentElement?.textContent).toBe(`${texts.privacy.contact} ${shown}`);
});

test('a name alone is a contact, too', () => {
  show(<Privacy company="Alder & Finch" privacy={{ keptDays: null, contact: { ...nobody, name: 'Ada' } }} />);
  expect(screen.getByText(`${texts.privacy.contact} Ada`)).toBeDefined();
});

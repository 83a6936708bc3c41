// @vitest-environment happy-dom
import type { ValueOf } from '@nimble/contracts/answers';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ChoiceField } from './choice-field.tsx';
import { DateField } from './date-field.tsx';
import type { CandidateSettings } from './field-props.ts';
import { NumberField } from './number-field.tsx';

afterEach(cleanup);

const frame = { id: 'field', labelledBy: 'label', isOver: false };
const options = ['Rye', 'Wheat', 'Oat'].map((text) => ({ id: text.toLowerCase(), text }));
const one: CandidateSettings<'choice'> = {
  format: 'choice',
  options,
  minimumChosen: 1,
  maximumChosen: 1,
  mayEnd: false,
};

function Choosing({ settings, onChange }: ChoosingProps) {
  const [value, setValue] = useState<ValueOf<'choice'>>({ format: 'choice', chosen: [] });
  return (
    <ChoiceField
      {...frame}
      value={value}
      settings={settings}
      onChange={(changed) => {
        onChange(changed.chosen);
        setValue(changed);
      }}
    />
  );
}
type ChoosingProps = {
  settings: CandidateSettings<'choice'>;
  onChange: (chosen: readonly string[]) => void;
};

test('one option is a radio group, and another choice replaces the first', async () => {
  const onChange = vi.fn<ChoosingProps['onChange']>();
  render(<Choosing settings={one} onChange={onChange} />);
  const person = userEvent.setup();
  await person.click(screen.getByRole('radio', { name: 'Rye' }));
  await person.click(screen.getByRole('radio', { name: 'Oat' }));
  expect(onChange.mock.calls).toEqual([[['rye']], [['oat']]]);
});

test('of several no more can be chosen than are allowed', async () => {
  const onChange = vi.fn<ChoosingProps['onChange']>();
  render(<Choosing settings={{ ...one, maximumChosen: 2 }} onChange={onChange} />);
  const person = userEvent.setup();
  await person.click(screen.getByRole('checkbox', { name: 'Rye' }));
  await person.click(screen.getByRole('checkbox', { name: 'Oat' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Wheat' }).disabled).toBe(true);
  await person.click(screen.getByRole('checkbox', { name: 'Rye' }));
  expect(onChange.mock.lastCall).toEqual([['oat']]);
});

function Counting({ settings }: { settings: CandidateSettings<'number'> }) {
  const [value, setValue] = useState<ValueOf<'number'>>({ format: 'number', number: null });
  return <NumberField {...frame} value={value} settings={settings} onChange={setValue} />;
}

test('a number is shown as it was read, and its limits once the field is left', async () => {
  render(<Counting settings={{ format: 'number', minimum: 1, maximum: 5, decimals: 1, unit: 'km' }} />);
  const person = userEvent.setup();
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect(field.inputMode).toBe('decimal');
  await person.type(field, '2,5');
  expect(screen.getByText('This is read as 2.5 km.')).toBeDefined();
  await person.clear(field);
  await person.type(field, '0');
  expect(screen.queryByRole('alert')).toBeNull();
  await person.tab();
  expect(screen.getByRole('alert').textContent).toContain('From 1 km to 5 km.');
  expect(screen.getAllByText(/From 1 km to 5 km\./)).toHaveLength(1);
  await person.clear(field);
  await person.type(field, 'many');
  expect(screen.getByRole('alert').textContent).toContain('Enter a number.');
});

test('a number that more typing cannot make right is refused while it is typed', async () => {
  render(<Counting settings={{ format: 'number', minimum: null, maximum: 40, decimals: 0, unit: null }} />);
  const person = userEvent.setup();
  const field = screen.getByRole('textbox');
  const refused = async (typed: string) => {
    await person.clear(field);
    await person.type(field, typed);
    return screen.queryByRole('alert')?.textContent ?? null;
  };
  expect(await refused('-')).toBeNull();
  expect(await refused('12')).toBeNull();
  expect(await refused('3.5')).toContain('At most 40. Whole numbers only.');
  expect(screen.queryByText(/This is read as/)).toBeNull();
  expect(await refused('41')).toContain('At most 40.');
  expect(await refused('9'.repeat(20))).toContain('Enter a number.');
  expect(await refused('abc')).toContain('Enter a number.');
});

test('a number without limits is not described as any number and as a whole one', () => {
  render(<Counting settings={{ format: 'number', minimum: null, maximum: null, decimals: 0, unit: null }} />);
  expect(screen.getByText('Whole numbers only.')).toBeDefined();
});

test('a date outside of its limits is said', () => {
  const settings = { format: 'date', earliest: '2026-02-01', latest: null } as const;
  const value = { format: 'date', date: '2026-01-31' } as const;
  render(<DateField {...frame} value={value} settings={settings} onChange={vi.fn<() => void>()} />);
  expect(screen.getByRole('alert').textContent).toContain('outside of what the question allows');
  expect(screen.getByText('Feb 1, 2026 or later.')).toBeDefined();
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ColumnChart } from './column-chart.tsx';

afterEach(cleanup);

const days = [2, 0, 8, 1].map((value, index) => ({
  key: `day ${index}`,
  tick: `${index}`,
  value,
  text: `Day ${index}: ${value} applications`,
}));
const heights = () => [...document.querySelectorAll('svg')].map((bar) => bar.getAttribute('height'));

test('columns are as high as their numbers, and a list says them all', () => {
  render(<ColumnChart label="Applications" columns={days} />);
  expect(heights()).toEqual(['21%', '0%', '84%', '10.5%']);
  const list = screen.getByRole('list', { name: 'Applications' });
  for (const { text } of days) expect(list.textContent).toContain(text);
});

test('the line above describes the highest column, or about the one under the pointer', async () => {
  const { container } = render(<ColumnChart label="Applications" columns={days} />);
  const line = container.querySelector('p');
  expect(line?.textContent).toBe('Day 2: 8 applications');
  const [first] = screen.getAllByRole('listitem');
  if (first === undefined) throw new Error('There is no column.');
  await userEvent.hover(first);
  expect(line?.textContent).toBe('Day 0: 2 applications');
  await userEvent.unhover(screen.getByRole('list'));
  expect(line?.textContent).toBe('Day 2: 8 applications');
});

test('what a finger touched stays described after the finger is lifted', async () => {
  const { container } = render(<ColumnChart label="Applications" columns={days} />);
  const [first] = screen.getAllByRole('listitem');
  if (first === undefined) throw new Error('There is no column.');
  const column = { bubbles: true, pointerType: 'touch', relatedTarget: document.body };
  fireEvent(first, new PointerEvent('pointerover', column));
  fireEvent(first, new PointerEvent('pointerout', column));
  expect(container.querySelector('p')?.textContent).toBe('Day 0: 2 applications');
});

test.each([
  ['a week of a small company', 7, 12, 'flex'],
  ['a month of a small company', 30, 12, 'hidden @3xl:flex'],
  ['a month of a large company', 30, 20_000, 'hidden'],
])('numbers are shown where they have room: %s', (_case, length, value, shown) => {
  const columns = Array.from({ length }, (_, day) => ({ key: `${day}`, tick: '', value, text: '' }));
  const { container } = render(<ColumnChart label="Applications" columns={columns} />);
  const [number] = container.querySelectorAll('.text-2xs.tabular-nums');
  expect(number?.className).toMatch(new RegExp(`(^| )${shown}( text|$)`));
});

const short = Array.from({ length: 12 }, (_, index) => `M${index}`);
const long = Array.from({ length: 13 }, (_, index) => `Week ${index}`);
const few = long.slice(0, 7);
const many = Array.from({ length: 30 }, (_, index) => `${index}. Sept.`);
const atFifth = ['2. Sept.', '7. Sept.', '12. Sept.', '17. Sept.', '22. Sept.', '27. Sept.'];

test.each([
  // They are narrower than their columns, so that one stands below the last.
  ['short', short, ['M1', 'M3', 'M5', 'M7', 'M9', 'M11'], ['M1', 'M3', 'M5', 'M7', 'M9', 'M11']],
  [
    'long',
    long,
    ['Week 3', 'Week 7', 'Week 11'],
    ['Week 1', 'Week 3', 'Week 5', 'Week 7', 'Week 9', 'Week 11'],
  ],
  ['few', few, ['Week 1', 'Week 3', 'Week 5'], few],
  ['many', many, ['7. Sept.', '17. Sept.', '27. Sept.'], atFifth],
])(
  '%s ticks: as many as have room, fewer on a phone, and none at the end that would leave the chart',
  (_case, ticks, onPhones, inAll) => {
    const columns = ticks.map((tick) => ({ key: tick, tick, value: 1, text: '' }));
    const { container } = render(<ColumnChart label="Applications" columns={columns} />);
    const shown = [...container.querySelectorAll('.text-ink-faint > span')];
    expect(shown.map(({ textContent }) => textContent)).toEqual(inAll);
    const always = shown.filter(({ classList }) => !classList.contains('hidden'));
    expect(always.map(({ textContent }) => textContent)).toEqual(onPhones);
  },
);

test('without any amount no column has a height', () => {
  render(<ColumnChart label="Applications" columns={days.map((day) => ({ ...day, value: 0 }))} />);
  expect(heights()).toEqual(['0%', '0%', '0%', '0%']);
});

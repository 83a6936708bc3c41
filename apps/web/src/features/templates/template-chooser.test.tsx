// @vitest-environment happy-dom
import {
  createTemplate,
  deleteTemplate,
  type JobTemplate,
  listTemplateCategories,
  listTemplates,
  templateCategories,
} from '@nimble/contracts/templates';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { contractServer, refusal } from '../../testing/contract-server.ts';
import { signedInUser } from '../../testing/people.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { show } from '../../testing/show.tsx';
import { SaveTemplateDialog, TemplateChooser } from './index.ts';

const server = contractServer();
afterEach(() => vi.unstubAllGlobals());
const template: JobTemplate = {
  id: 57,
  title: 'Software Engineering Intern Template',
  summary: 'Learn to build software with a team.',
  description: 'Learn software engineering by doing it. You pick up small tasks and work your way up.',
  category: { id: 1, slug: 'technology', name: 'Technology' },
  category_id: 'technology',
  employment_type: 'internship',
  is_standard: true,
  questions: [
    {
      question: 'What do you want to learn?',
      time_limit: 60,
      required: true,
      formats: [{ format: 'video' }],
      order: 1,
    },
  ],
};

function list(...data: JobTemplate[]): void {
  const pagination = { page: 1, pageSize: 9, total: data.length, pageCount: 1 };
  server.answer(listTemplates, { data, meta: { pagination } });
}

function open(onPick = vi.fn(), listed = template) {
  list(listed);
  server.answer(listTemplateCategories, ({ query }) => ({
    data: templateCategories().filter(
      ({ slug }) => query.get('employment_type') !== 'internship' || slug !== 'executive',
    ),
  }));
  return show(<TemplateChooser onPick={onPick} />, { path: '/jobs', user: signedInUser() });
}
const categories = () => screen.getByRole('combobox', { name: 'Category' });
const offered = () =>
  within(categories())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('offers only categories with a template of the chosen type', async () => {
  const person = open();
  await waitFor(() => expect(offered()).toContain('Executive'));
  await person.click(screen.getByRole('radio', { name: /^Internship/ }));
  await waitFor(() =>
    expect(offered()).toEqual([
      'All categories',
      'Technology',
      'Sales & Marketing',
      'Human Resources',
      'Finance',
      'Operations',
    ]),
  );
});

test('a card shows the summary of a template, and a search includes it', async () => {
  const person = open();
  expect(await screen.findByText(template.summary)).toBeDefined();
  expect(screen.queryByText(template.description)).toBeNull();
  await person.type(screen.getByPlaceholderText('Search templates...'), 'team{Enter}');
  await waitFor(() => {
    const searched = server.asked(listTemplates).at(-1)?.query.toString() ?? '';
    for (const field of ['title', 'summary', 'description'])
      expect(decodeURIComponent(searched)).toMatch(new RegExp(`\\[${field}\\]\\[\\$containsi\\]=team`));
  });
});

test('a template can be chosen in the language of its candidates', async () => {
  const onPick = vi.fn();
  const person = open(onPick);
  await screen.findByText(template.summary);
  expect(server.asked(listTemplates).at(-1)?.query.get('language')).toBe('en');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Language of the template' }), 'de');
  await waitFor(() => expect(server.asked(listTemplates).at(-1)?.query.get('language')).toBe('de'));
  await person.click(await screen.findByRole('button', { name: `Use ${template.title}` }));
  await waitFor(() => expect(onPick).toHaveBeenCalledWith(template, { type: 'full-time', language: 'de' }));
});

test('a picked template is handed over after 300 ms', async () => {
  open();
  const use = await screen.findByRole('button', { name: new RegExp(template.title) });
  const timer = vi.spyOn(globalThis, 'setTimeout');
  fireEvent.click(use);
  expect(timer.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(300);
  timer.mockRestore();
});

test('nine templates are loaded at once, and more when a tenth of the end of the list is visible', async () => {
  const reach: (() => void)[] = [];
  const thresholds: unknown[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(tell: (entries: object[]) => void, options: { threshold: number }) {
        reach.push(() => tell([{ isIntersecting: true }]));
        thresholds.push(options.threshold);
      }
    },
  );
  const { promise, resolve } = Promise.withResolvers<void>();
  server.answer(listTemplateCategories, { data: [] });
  server.answer(listTemplates, async ({ query }) => {
    const page = Number(query.get('pagination[page]'));
    if (page === 1) await promise;
    const data = Array.from({ length: page === 1 ? 9 : 1 }, (_, index) => ({
      ...template,
      id: page * 10 + index,
    }));
    return { data, meta: { pagination: { page, pageSize: 9, total: 10, pageCount: 2 } } };
  });
  show(<TemplateChooser onPick={vi.fn()} />, { path: '/jobs', user: signedInUser() });
  expect(screen.getByRole('status').querySelectorAll('[aria-hidden]')).toHaveLength(6);
  resolve();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(9));
  act(() => reach.at(-1)?.());
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(10));
  expect(new Set(thresholds)).toEqual(new Set([0.1]));
  const asked = server.asked(listTemplates).map(({ query }) => query.get('pagination[pageSize]'));
  expect(asked).toEqual(['9', '9']);
});

test('a search that fails leaves the list as it was, with a message', async () => {
  const person = open();
  expect(await screen.findByText(template.summary)).toBeDefined();
  server.answer(listTemplates, refusal('server.failed'));
  await person.type(screen.getByPlaceholderText('Search templates...'), 'team{Enter}');
  expect(await screen.findByText('Failed to fetch templates')).toBeDefined();
  expect(screen.getByText(template.summary)).toBeDefined();
});

test('a double click saves a job as a template once', async () => {
  const onClose = vi.fn();
  server.answer(createTemplate, { data: { ...template, is_standard: false } });
  const person = show(<SaveTemplateDialog jobId={3} onClose={onClose} />, { user: signedInUser() });
  await pressTwice(person, screen.getByRole('button', { name: 'Save template' }), {
    server,
    sends: [createTemplate],
    shows: () => screen.findByText('Template saved'),
  });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a double click deletes a template of the company once', async () => {
  const person = open(vi.fn(), { ...template, is_standard: false });
  await person.click(await screen.findByRole('button', { name: `Delete template ${template.title}` }));
  const question = within(await screen.findByRole('alertdialog'));
  server.answer(deleteTemplate, { data: { id: 57 } });
  list();
  await pressTwice(person, question.getByRole('button', { name: 'Delete template' }), {
    server,
    sends: [deleteTemplate],
    shows: () => screen.findByText('Template deleted successfully'),
  });
});

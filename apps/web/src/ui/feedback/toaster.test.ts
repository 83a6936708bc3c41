// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

const active = vi.hoisted((): object[] => []);
const shown = vi.hoisted(() => ({
  success: vi.fn(),
  error: vi.fn(),
  info: vi.fn(),
  dismiss: vi.fn(),
  getToasts: () => active,
}));
const toasters = vi.hoisted((): object[] => []);
vi.mock('sonner', () => ({
  Toaster(properties: object) {
    toasters.push(properties);
    return null;
  },
  toast: shown,
}));
const load = () => vi.importActual<typeof import('./toaster.tsx')>('./toaster.tsx');
const { showToast } = await load();

test('a success goes sooner than what went wrong', () => {
  showToast('success', 'Job created successfully!');
  showToast('error', 'Failed to create job');
  expect(shown.success).toHaveBeenCalledWith('Job created successfully!', { duration: 3000 });
  expect(shown.error).toHaveBeenCalledWith('Failed to create job', {});
});

test('a message that is shown already is replaced, not doubled', () => {
  active.push(
    { id: 1, type: 'info', title: 'Your draft is kept' },
    { id: 2, type: 'error', title: 'Your draft is kept' },
    { id: 3, type: 'info', title: 'Your draft is kept', description: 'Baker' },
    { id: 4, type: 'info', title: 'Your draft is kept', action: 'Undo' },
  );
  showToast('info', 'Your draft is kept');
  expect(shown.dismiss.mock.calls).toEqual([[1]]);
  expect(shown.info).toHaveBeenCalledOnce();
});

test('a message without another time stays for four seconds', () => {
  expect(toasters).toMatchObject([{ duration: 4000 }]);
});

test('a later message stands beside one that can be undone, not over it', () => {
  expect(toasters).toMatchObject([{ expand: true }]);
});

test('while a dialog is open, messages leave the corner of its next step', async () => {
  const dialog = '<div role="dialog" data-state="open"><footer></footer></div>';
  document.body.insertAdjacentHTML('beforeend', dialog);
  await expect.poll(() => toasters.at(-1)).toMatchObject({ position: 'top-right' });
  document.querySelector('[role=dialog]')?.remove();
  await expect.poll(() => toasters.at(-1)).toMatchObject({ position: 'bottom-right' });
});

test('messages leave that corner, too, when a later page of a dialog has the next step', async () => {
  document.body.innerHTML = '<div role="dialog" data-state="open"><main></main></div>';
  await expect.poll(() => toasters.at(-1)).toMatchObject({ position: 'bottom-right' });
  document.querySelector('main')?.insertAdjacentHTML('afterend', '<footer></footer>');
  await expect.poll(() => toasters.at(-1)).toMatchObject({ position: 'top-right' });
  document.querySelector('footer')?.remove();
  await expect.poll(() => toasters.at(-1)).toMatchObject({ position: 'bottom-right' });
});

test('on a candidate’s pages messages are above the steps, and below the dots at the top', async () => {
  document.body.innerHTML = '<div data-surface="candidate"></div>';
  vi.resetModules();
  await load();
  const place = { position: 'bottom-center', offset: { bottom: '7rem' }, mobileOffset: { bottom: '7rem' } };
  expect(toasters.at(-1)).toMatchObject(place);
});

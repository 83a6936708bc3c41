// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

const shown = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn(), info: vi.fn() }));
vi.mock('sonner', () => ({ Toaster: () => null, toast: shown }));

test('a success goes sooner than what went wrong', async () => {
  const { showToast } = await vi.importActual<typeof import('./toaster.tsx')>('./toaster.tsx');
  showToast('success', 'Job created successfully!');
  showToast('error', 'Failed to create job');
  expect(shown.success).toHaveBeenCalledWith('Job created successfully!', { duration: 3000 });
  expect(shown.error).toHaveBeenCalledWith('Failed to create job', {});
});

import { vi } from 'vitest';

// Messages in plain text, gone with their test: the timers of the drawn ones outlast the page of a test.
vi.mock('../ui/feedback/toaster.tsx', () => ({
  showToast(_kind: string, message: string): void {
    document.body.append(Object.assign(document.createElement('p'), { textContent: message }));
  },
}));

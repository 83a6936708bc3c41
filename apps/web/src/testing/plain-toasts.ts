import { vi } from 'vitest';

// Toasts in plain text, removed with their test: the timers of real ones outlast the page of a test.
vi.mock('../ui/feedback/toaster.tsx', () => ({
  showToast(_kind: string, message: string): void {
    document.body.append(Object.assign(document.createElement('p'), { textContent: message }));
  },
}));

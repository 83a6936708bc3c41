import { vi } from 'vitest';
import type { ToastOptions } from '../ui/feedback/toast.ts';

// Toasts in plain text, removed with their test: the timers of real ones outlast the page of a test.
vi.mock('../ui/feedback/toaster.tsx', () => ({
  showToast(kind: string, message: string, { detail, undo }: ToastOptions = {}): void {
    const shown = document.createElement('div');
    shown.dataset['type'] = kind;
    for (const text of [message, detail])
      if (text !== undefined) shown.append(Object.assign(document.createElement('p'), { textContent: text }));
    if (undo !== undefined) {
      const { label, onUndo } = undo;
      shown.append(Object.assign(document.createElement('button'), { textContent: label, onclick: onUndo }));
    }
    document.body.append(shown);
  },
  closeToast: () => undefined,
}));

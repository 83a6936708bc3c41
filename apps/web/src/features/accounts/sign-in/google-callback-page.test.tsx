// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { GoogleCallbackPage } from './google-callback-page.tsx';

test('a person who cancels at Google is back at the login page, without an error', async () => {
  const [info, error] = [vi.spyOn(toast, 'info'), vi.spyOn(toast, 'error')];
  show(<GoogleCallbackPage />, { path: '/callback', at: '/callback#error=canceled' });
  expect(await screen.findByText('at /login')).toBeDefined();
  expect(info).toHaveBeenCalledWith('Google sign-in was canceled');
  expect(error).not.toHaveBeenCalled();
});

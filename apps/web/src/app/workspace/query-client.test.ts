// @vitest-environment happy-dom
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

test('a change without a network fails at once instead of waiting silently for one', async () => {
  onlineManager.setOnline(false);
  const send = vi.fn().mockRejectedValue(new Error('No network'));
  const change = new MutationObserver(createQueryClient(), { mutationFn: send });
  change.mutate(undefined).catch(() => undefined);
  await vi.waitFor(() =>
    expect(change.getCurrentResult()).toMatchObject({ isPaused: false, status: 'error' }),
  );
  expect(send).toHaveBeenCalledOnce();
});

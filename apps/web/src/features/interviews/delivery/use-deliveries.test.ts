// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { someTake } from '../../../testing/kept-take.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { TakeDelivery } from '../../recordings/index.ts';
import { useDeliveries } from './use-deliveries.ts';

test('an answer that arrives shows in its card and its dot, without a message of its own', async () => {
  const success = vi.spyOn(toast, 'success');
  const set = vi.fn();
  const done = async () => undefined;
  const delivery = { choose: done, deliver: done, discard: done, rest: vi.fn() } as unknown as TakeDelivery;
  const { result } = renderHook(() =>
    useDeliveries({
      delivery,
      questions: [],
      set,
      offer: vi.fn(),
      onGivenUp: vi.fn(),
      onRefused: vi.fn(async () => false),
    }),
  );
  act(() => result.current.deliver(someTake({ questionId: 4 })));
  await waitFor(() => expect(set).toHaveBeenLastCalledWith(4, { status: 'checking', format: 'video' }));
  expect(success).not.toHaveBeenCalled();
});

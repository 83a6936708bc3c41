// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSubmission } from './use-submission.ts';

test('the bar is at 95 percent while the server submits, and at 100 afterwards', async () => {
  const submitting = Promise.withResolvers<string>();
  const answers = {
    answers: new Map(),
    sent: new Map(),
    allDelivered: async () => true,
    submitHere: () => submitting.promise,
  };
  const onDone = vi.fn();
  const given = { answers: answers as never, token: 'token', onDone };
  const { result } = renderHook(() => useSubmission(given));
  act(() => void result.current.submit());
  await waitFor(() => expect(result.current.percent).toBe(95));
  submitting.resolve('personal token');
  await waitFor(() => expect(result.current.percent).toBe(100));
  expect(onDone).toHaveBeenCalledWith('personal token');
});

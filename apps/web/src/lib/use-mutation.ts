import { type UseMutationOptions, useMutation as useTanstackMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createRunningCalls } from './running-calls.ts';
import { useIsShown } from './use-once.ts';

type Options<Data, Variables> = Omit<UseMutationOptions<Data, Error, Variables>, 'throwOnError'> & {
  /** The subject of a call, if one component serves several: each is busy by itself. */
  about?: (variables: Variables) => string | number;
  /** Another change of the same subject is sent after the running one. It needs a `scope`, which keeps the order. */
  queuesOthers?: boolean;
};

/** Callbacks of one call; skipped once its component is unmounted, except with `evenWhenGone`. */
type Callbacks<Data> = {
  evenWhenGone?: boolean;
  onSuccess?: (data: Data) => unknown;
  onError?: (error: Error) => unknown;
  onSettled?: (data: Data | undefined) => unknown;
};

/**
 * TanStack Query's hook of this name, without duplicate calls: a call during a running one is not sent. The only place
 * that imports the original. A double click therefore never sends twice, whatever the page shows by then.
 */
export function useMutation<Data, Variables = void>(options: Options<Data, Variables>) {
  const mutation = useTanstackMutation(options);
  const { mutateAsync: send } = mutation;
  const [turns] = useState(createRunningCalls);
  const newest = useRef(options);
  const isShown = useIsShown();
  useEffect(() => {
    newest.current = options;
  });

  /** Resolves with the answer; a duplicate call with that of the first. */
  const mutateAsync = useCallback(
    (
      variables: Variables,
      { evenWhenGone = false, onSuccess, onError, onSettled }: Callbacks<Data> = {},
    ): Promise<Data> => {
      const isHeard = () => evenWhenGone || isShown.current;
      const { about, queuesOthers = false } = newest.current;
      const subject = String(about?.(variables));
      const content = JSON.stringify(variables) ?? '';
      const joined = turns.onItsWay(subject, queuesOthers ? content : undefined);
      // The running call of this subject was started here, with the same type of answer.
      if (joined !== undefined) return joined as Promise<Data>;
      return turns.begin(subject, content, async () => {
        try {
          const data = await send(variables);
          if (isHeard()) onSuccess?.(data);
          if (isHeard()) onSettled?.(data);
          return data;
        } catch (error) {
          if (isHeard() && error instanceof Error) onError?.(error);
          if (isHeard()) onSettled?.(undefined);
          throw error;
        }
      });
    },
    [isShown, send, turns],
  );
  const mutate = useCallback(
    (variables: Variables, callbacks?: Callbacks<Data>): void => {
      mutateAsync(variables, callbacks).catch(() => undefined);
    },
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}

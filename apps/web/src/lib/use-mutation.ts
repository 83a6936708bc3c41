import { type UseMutationOptions, useMutation as useTanstackMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createTurns } from './turns.ts';

type Options<Data, Variables> = Omit<UseMutationOptions<Data, Error, Variables>, 'throwOnError'> & {
  /** What a call is about, where one component serves several things: each is busy by itself. */
  about?: (variables: Variables) => string | number;
  /** Something else about the same thing is sent after what is on its way. It needs a `scope`, which keeps the order. */
  queuesOthers?: boolean;
};

/** Of one call; none of them comes once its component is gone. */
type Callbacks<Data> = {
  onSuccess?: (data: Data) => unknown;
  onError?: (error: Error) => unknown;
  onSettled?: (data: Data | undefined) => unknown;
};

/**
 * A change that the server is asked for, as TanStack Query's hook of this name has it, which nobody else uses: a call that
 * comes while one is on its way is not sent. A second click therefore never asks twice, whatever the page shows by then.
 */
export function useMutation<Data, Variables = void>(options: Options<Data, Variables>) {
  const mutation = useTanstackMutation(options);
  const { mutateAsync: send } = mutation;
  const [turns] = useState(createTurns);
  const newest = useRef(options);
  const isShown = useRef(false);
  useEffect(() => {
    newest.current = options;
  });
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  /** Resolves with the answer; a second call with that of the first. */
  const mutateAsync = useCallback(
    (variables: Variables, { onSuccess, onError, onSettled }: Callbacks<Data> = {}): Promise<Data> => {
      const { about, queuesOthers = false } = newest.current;
      const subject = String(about?.(variables));
      const content = JSON.stringify(variables) ?? '';
      const joined = turns.onItsWay(subject, queuesOthers ? content : undefined);
      // What runs about the same thing was begun here, with the same kind of answer.
      if (joined !== undefined) return joined as Promise<Data>;
      return turns.begin(subject, content, async () => {
        try {
          const data = await send(variables);
          if (isShown.current) onSuccess?.(data);
          if (isShown.current) onSettled?.(data);
          return data;
        } catch (error) {
          if (isShown.current && error instanceof Error) onError?.(error);
          if (isShown.current) onSettled?.(undefined);
          throw error;
        }
      });
    },
    [send, turns],
  );
  const mutate = useCallback(
    (variables: Variables, callbacks?: Callbacks<Data>): void => {
      mutateAsync(variables, callbacks).catch(() => undefined);
    },
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}

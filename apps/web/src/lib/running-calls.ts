type Running = { content: string; done: Promise<unknown> };

/**
 * Prevents duplicate calls. It knows synchronously which are running, before a render can show it: two clicks may come
 * before one render.
 */
export function createRunningCalls() {
  const running = new Map<string, Running>();
  return {
    /** The running call that a further one joins: any, or with `content` only one with the same content. */
    onItsWay(about: string, content?: string): Promise<unknown> | undefined {
      const last = running.get(about);
      return content === undefined || last?.content === content ? last?.done : undefined;
    },
    begin<Result>(about: string, content: string, work: () => Promise<Result>): Promise<Result> {
      const done = work();
      running.set(about, { content, done });
      // Only when the answer is rendered: until then the page's buttons still offer the same action.
      const end = () => setTimeout(() => running.get(about)?.done === done && running.delete(about));
      done.then(end, end);
      return done;
    },
  };
}

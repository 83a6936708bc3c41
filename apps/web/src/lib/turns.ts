type Running = { content: string; done: Promise<unknown> };

/**
 * Lets nothing be asked for twice. It knows at once what is on its way, long before a page can show it: two clicks may
 * come before one render.
 */
export function createTurns() {
  const running = new Map<string, Running>();
  return {
    /** The call about this that a further one joins: any, or with `content` only the same again. */
    onItsWay(about: string, content?: string): Promise<unknown> | undefined {
      const last = running.get(about);
      return content === undefined || last?.content === content ? last?.done : undefined;
    },
    begin<Result>(about: string, content: string, work: () => Promise<Result>): Promise<Result> {
      const done = work();
      running.set(about, { content, done });
      // Only when the page has been drawn with the answer: until then its buttons still offer what was asked for.
      const end = () => setTimeout(() => running.get(about)?.done === done && running.delete(about));
      done.then(end, end);
      return done;
    },
  };
}

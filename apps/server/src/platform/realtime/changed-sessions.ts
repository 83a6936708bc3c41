import type { Authenticate, SignedIn } from '../http/index.ts';

/**
 * Looks up the people who connect. A session that ends or changes meanwhile has no socket yet that could be closed, so
 * that it is looked up again.
 */
export function watchChangedSessions(authenticate: Authenticate['user']) {
  const lookUps = new Set<{ changed: Set<string>; isRenewed: boolean }>();
  return {
    async find(token: string): Promise<SignedIn | undefined> {
      for (;;) {
        const lookUp = { changed: new Set<string>(), isRenewed: false };
        lookUps.add(lookUp);
        const user = await authenticate(token).finally(() => lookUps.delete(lookUp));
        if (user === undefined) return undefined;
        if (!lookUp.isRenewed && !lookUp.changed.has(user.sessionId)) return user;
      }
    },
    change(sessionId: string): void {
      for (const { changed } of lookUps) changed.add(sessionId);
    },
    changeAll(): void {
      for (const lookUp of lookUps) lookUp.isRenewed = true;
    },
  };
}

/** Another account than the one that Nimble runs as. */
export type Account = { uid: number; gid: number };

/**
 * The account that PostgreSQL runs as when Nimble runs as root, which PostgreSQL refuses. It has no name, and an id
 * that no system assigns (Debian reserves 65000–65533, systemd 65520–65533): processes of the same account could read
 * and change everything that the server can.
 */
export const ownAccount: Account = { uid: 65_530, gid: 65_530 };

/** nobody, whom every system knows by name: initdb refuses an account without one. */
export const namedAccount: Account = { uid: 65_534, gid: 65_534 };

/** undefined when this process is not root: PostgreSQL then runs as the same user. */
export function unprivilegedAccount(): Account | undefined {
  return process.getuid?.() === 0 ? ownAccount : undefined;
}

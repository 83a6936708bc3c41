/** The account that PostgreSQL runs as when Nimble runs as root, which PostgreSQL refuses: nobody. */
export type Account = { uid: number; gid: number };

const nobody: Account = { uid: 65534, gid: 65534 };

/** undefined when this process is not root: PostgreSQL then runs as the same user. */
export function unprivilegedAccount(): Account | undefined {
  return process.getuid?.() === 0 ? nobody : undefined;
}

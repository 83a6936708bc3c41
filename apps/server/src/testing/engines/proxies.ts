import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../servers/nimble-process.ts';
import { rowsOn } from './postgres-pair.ts';
import { ownFolder, startEngine, startRestartable, untilDone } from './programs.ts';

/** PgBouncer in transaction mode in front of the server of a port. */
export async function startPgBouncer(folder: string, serverPort: number) {
  const place = ownFolder(join(folder, 'pgbouncer'));
  const port = await freePort();
  const limit = "connect_query='SET statement_timeout = 10000'";
  const settings = join(place, 'pgbouncer.ini');
  writeFileSync(join(place, 'users.txt'), '"nimble" ""\n');
  writeFileSync(
    settings,
    `[databases]
nimble = host=127.0.0.1 port=${serverPort} dbname=nimble user=nimble ${limit}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(place, 'users.txt')}
stats_users = nimble
pool_mode = transaction
default_pool_size = 10
max_client_conn = 200
server_login_retry = 1
`,
  );
  const process = await startRestartable(async () => {
    const started = startEngine({ program: 'pgbouncer', options: [settings], folder: place });
    await started.says('process up');
    return started;
  });
  /** Its connections to the server, as the server calls them. */
  async function serverPids(): Promise<number[]> {
    const rows = await rowsOn<{ remote_pid: number }>(port, 'SHOW SERVERS', 'pgbouncer');
    return rows.map(({ remote_pid }) => remote_pid);
  }
  return { port, process, serverPids };
}

type Servers = { webs: readonly number[]; databases: readonly [primary: number, standby: number] };

/**
 * HAProxy as a deployment has it: calls go to the web servers that say they are ready, those of a browser to the same
 * one while it lives, and connections to the database to the primary, which `useStandby` changes as the manager of a
 * failover does.
 */
export async function startHaproxy(folder: string, { webs, databases }: Servers) {
  const place = ownFolder(join(folder, 'haproxy'));
  const ports = { web: await freePort(), database: await freePort() };
  const socket = join(place, 'admin.sock');
  const [primary, standby] = databases;
  const servers = webs.map(
    (port, index) => `  server web${index} 127.0.0.1:${port} check cookie web${index}`,
  );
  writeFileSync(
    join(place, 'haproxy.cfg'),
    `global
  stats socket ${socket} mode 600 level admin
defaults
  mode http
  timeout connect 5s
  timeout client 6m
  timeout server 6m
  timeout tunnel 1h
  timeout check 5s
listen web
  bind 127.0.0.1:${ports.web}
  option httpchk GET /health/ready
  default-server inter 200ms fall 1 rise 1
  option redispatch
  cookie server insert indirect nocache httponly
${servers.join('\n')}
listen database
  mode tcp
  bind 127.0.0.1:${ports.database}
  server primary 127.0.0.1:${primary} on-marked-down shutdown-sessions
  server standby 127.0.0.1:${standby} disabled
`,
  );
  const options = ['-db', '-f', join(place, 'haproxy.cfg')];
  const tell = async (command: string) => {
    const line = connect(socket);
    line.end(`${command}\n`);
    return text(line);
  };
  const process = await startRestartable(async () => {
    const started = startEngine({ program: 'haproxy', options, folder: place });
    await untilDone(() => tell('show info'));
    return started;
  });
  return {
    ports,
    process,
    async useStandby() {
      await tell('disable server database/primary');
      await tell('shutdown sessions server database/primary');
      await tell('enable server database/standby');
    },
    /** Do calls currently go to this web server? */
    async sendsTo(index: number): Promise<boolean> {
      const [, state = ''] =
        new RegExp(`^web,web${index},(?:[^,]*,){15}([^,]*)`, 'm').exec(await tell('show stat')) ?? [];
      return state.startsWith('UP');
    },
  };
}

import { totalmem } from 'node:os';

export type ServerOptions = { safeAgainstCrash: boolean; mostConnections?: number };

/** The command line of the server: reached by a socket in a private folder, never by the network. */
export function serverOptions(
  sockets: string,
  { safeAgainstCrash, mostConnections = 60 }: ServerOptions,
  memoryBytes = memoryOfMachine(),
): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    max_connections: `${mostConnections}`,
    shared_buffers: `${bufferMegabytes(memoryBytes)}MB`,
    // Pages that the operating system has in its memory, which are most, cost a third less without processes in
    // between.
    io_method: 'sync',
    jit: 'off',
    logging_collector: 'on',
    log_filename: 'postgresql-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_size: '0',
    // Errors of statements repeat personal data. The client that sent the statement gets them, and logs them without
    // that.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    fsync: safeAgainstCrash ? 'on' : 'off',
    synchronous_commit: safeAgainstCrash ? 'on' : 'off',
    full_page_writes: safeAgainstCrash ? 'on' : 'off',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * A sixteenth of the memory, most of which is for media work and the web server; on a small machine PostgreSQL’s
 * default.
 */
function bufferMegabytes(memoryBytes: number): number {
  return Math.round(Math.min(1024, Math.max(128, memoryBytes / 2 ** 20 / 16)));
}

/** The memory of the machine, or of its container if that has a limit. */
function memoryOfMachine(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

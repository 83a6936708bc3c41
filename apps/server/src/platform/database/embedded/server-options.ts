export type ServerOptions = { safeAgainstCrash: boolean; mostConnections?: number };

/** The command line of the server: reached by a socket in a private folder, never by the network. */
export function serverOptions(
  sockets: string,
  { safeAgainstCrash, mostConnections = 60 }: ServerOptions,
): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    max_connections: `${mostConnections}`,
    shared_buffers: '128MB',
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

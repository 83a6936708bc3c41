import type { FastifyInstance } from 'fastify';
import { StartError } from '../process/index.ts';

/** @throws StartError in one sentence that names the setting to change. */
export async function listen(
  app: FastifyInstance,
  host: string,
  { name, port }: { name: 'PORT' | 'WORKER_PORT'; port: number },
): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} is taken by another program; set ${name} to a free one.`);
    }
    if (code === 'EACCES') throw new StartError(`This user is not allowed to open port ${port}.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`HOST ${host} is not an address of this machine.`);
    }
    throw error;
  }
}

declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  /** The part of the S3-compatible server that the tests use. */
  export default class S3rver {
    constructor(options: {
      directory: string;
      address: string;
      port: number;
      silent: boolean;
      allowMismatchedSignatures: boolean;
    });
    httpServer: Server;
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}

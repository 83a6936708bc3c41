import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { freePort, type NimbleProcess } from '../servers/nimble-process.ts';
import {
  ownFolder,
  type Restartable,
  runProgram,
  startEngine,
  startRestartable,
  untilDone,
} from './programs.ts';

const credentials = { accessKeyId: 'nimble', secretAccessKey: 'a secret of the test' };
const bucket = 'nimble';
const memoryBytes = 2 ** 32;

export type Ceph = {
  settings: Record<string, string>;
  /** While it is killed nothing answers at its address. */
  gateway: Restartable;
};

/** Ceph's RADOS gateway over one monitor and one store in memory. */
export async function startCeph(folder: string): Promise<Ceph> {
  const place = ownFolder(join(folder, 'ceph'));
  const [monitorPort, gatewayPort, cluster] = [await freePort(), await freePort(), randomUUID()];
  const settings = join(place, 'ceph.conf');
  writeFileSync(settings, configuration(place, cluster, monitorPort));
  const begin = (program: string, ...options: string[]) =>
    startEngine({ program, options: ['-c', settings, '-f', ...options], folder: place });
  const run = (program: string, ...options: string[]) =>
    runProgram({ program, options: ['-c', settings, ...options], folder: place });

  const map = join(place, 'monmap');
  const address = `[v1:127.0.0.1:${monitorPort}]`;
  const making = ['--create', '--fsid', cluster, '--addv', 'a', address, map];
  runProgram({ program: 'monmaptool', options: making, folder: place });
  run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map);
  begin('ceph-mon', '-i', 'a');
  const store = randomUUID();
  await untilDone(() => run('ceph', 'osd', 'new', store));
  run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', store);
  keepRunning(() => begin('ceph-osd', '-i', '0'));
  await untilDone(() => {
    if (!run('ceph', 'osd', 'stat').includes('1 up')) throw new Error('The store is not up.');
  });
  addUser(settings, place);

  const endpoint = `http://127.0.0.1:${gatewayPort}`;
  const gateway = await startRestartable(async () => {
    const frontend = `--rgw-frontends=beast endpoint=127.0.0.1:${gatewayPort}`;
    const started = begin('radosgw', '-n', 'client.gateway', frontend);
    await untilDone(() => fetch(endpoint));
    return started;
  });
  await makeBucket(endpoint);
  return {
    settings: {
      STORAGE: 's3',
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    gateway,
  };
}

/**
 * Starts it again when it ends by itself, as a supervisor does: a store that asks its monitor too early is told "wrong
 * fsid", and ends. A killed one is not started again.
 */
function keepRunning(begin: () => NimbleProcess): void {
  void begin().ended.then(({ code }) => code !== null && keepRunning(begin));
}

/** Makes the gateway's pools as well, which takes longer than a minute while other programs keep the machine busy. */
function addUser(settings: string, folder: string): void {
  const key = ['--access-key', credentials.accessKeyId, '--secret-key', credentials.secretAccessKey];
  const user = ['user', 'create', '--uid', 'nimble', '--display-name', 'Nimble', ...key];
  runProgram({ program: 'radosgw-admin', options: ['-c', settings, ...user], folder, seconds: 300 });
}

async function makeBucket(endpoint: string): Promise<void> {
  const client = new S3Client({ endpoint, region: 'us-east-1', credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
}

function configuration(place: string, cluster: string, port: number): string {
  ownFolder(join(place, 'mon'));
  ownFolder(join(place, 'osd'));
  const settings = {
    fsid: cluster,
    mon_host: `v1:127.0.0.1:${port}`,
    auth_cluster_required: 'none',
    auth_service_required: 'none',
    auth_client_required: 'none',
    // One copy is enough for a test, and there is only one store.
    osd_pool_default_size: 1,
    osd_pool_default_min_size: 1,
    osd_pool_default_pg_num: 8,
    osd_crush_chooseleaf_type: 0,
    mon_allow_pool_size_one: true,
    osd_objectstore: 'memstore',
    memstore_device_bytes: memoryBytes,
    public_addr: '127.0.0.1',
    cluster_addr: '127.0.0.1',
    ms_bind_msgr2: false,
    run_dir: place,
    admin_socket: join(place, '$name.asok'),
    log_file: join(place, '$name.log'),
    mon_data: join(place, 'mon'),
    osd_data: join(place, 'osd'),
  };
  return `[global]\n${Object.entries(settings)
    .map(([name, value]) => `${name} = ${value}\n`)
    .join('')}`;
}

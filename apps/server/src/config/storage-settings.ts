import * as z from 'zod';
import type { S3Settings } from '../platform/storage/index.ts';
import { characters, missingSetting, oneOf, setting, webAddress } from './setting.ts';

/** Where files are stored. */
export const storageSettings = {
  STORAGE: setting(
    oneOf(['disk', 's3']),
    'disk',
    'Where files are stored: `disk` (in DATA_DIR, shared by all processes) or `s3` (a bucket)',
  ),
  S3_BUCKET: setting(characters(3, 255).optional(), 'none', 's3: an existing bucket'),
  S3_ENDPOINT: setting(
    webAddress.transform((url) => url.replace(/\/+$/, '')).optional(),
    "Amazon's",
    's3: the URL of an S3-compatible object store, such as `http://minio:9000`',
  ),
  S3_REGION: setting(characters(1, 100), 'us-east-1', 's3: the region of the bucket'),
  S3_ACCESS_KEY_ID: setting(
    characters(1, 500).optional(),
    'whatever the AWS SDK finds (AWS_* variables, instance role)',
    's3: an access key that may list, read, write and delete in the bucket',
  ),
  S3_SECRET_ACCESS_KEY: setting(characters(1, 500).optional(), 'none', 's3: the secret of that access key'),
} as const;

type Values = { [Name in keyof typeof storageSettings]: z.output<(typeof storageSettings)[Name]['schema']> };

export type StorageConfig = { driver: 'disk' } | ({ driver: 's3' } & S3Settings);

/** @throws SettingError when only some settings of a bucket are given. */
export function readStorageSettings(values: Values): StorageConfig {
  if (values.STORAGE === 'disk') return { driver: 'disk' };
  if (values.S3_BUCKET === undefined) throw missingSetting('S3_BUCKET', 'STORAGE');
  return {
    driver: 's3',
    bucket: values.S3_BUCKET,
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION,
    credentials: credentialsOf(values),
  };
}

/** Both or none. */
function credentialsOf(values: Values): S3Settings['credentials'] {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (accessKeyId === undefined && secretAccessKey === undefined) return undefined;
  if (secretAccessKey === undefined) throw missingSetting('S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID');
  if (accessKeyId === undefined) throw missingSetting('S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY');
  return { accessKeyId, secretAccessKey };
}

type SecretSettings = {
  secretOrigin: 'setting' | 'dataFolder';
  databaseUrl: string | undefined;
  storage: { driver: 'disk' | 's3' };
};

/** A secret generated in the data folder would differ on each machine, and so would its signatures. */
export const lacksSharedSecret = ({ secretOrigin, databaseUrl, storage }: SecretSettings): boolean =>
  secretOrigin === 'dataFolder' && databaseUrl !== undefined && storage.driver === 's3';

import { join } from 'node:path';
import type { Checked, EnvironmentReader } from './environment-reader';
import type { StorageSettings } from './settings-types';

/** The required variables of a store. */
const NEEDED = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const REGION = /^[a-z0-9-]{1,40}$/;

/** Where uploaded files are stored: in `dataDir`, or in an S3-compatible store once one is configured. */
export function storageSettings(read: EnvironmentReader, dataDir: string): StorageSettings {
  const bucket = read.matching('S3_BUCKET', BUCKET, 'the name of a bucket');
  const region = read.matching('S3_REGION', REGION, 'the name of a region, such as ca-central-1');
  const accessKeyId = read.secret('S3_ACCESS_KEY_ID');
  const secretAccessKey = read.secret('S3_SECRET_ACCESS_KEY');
  const endpoint = read.checked('S3_ENDPOINT', httpAddress);
  const style = read.oneOf('S3_PATH_STYLE', ['true', 'false'], 'false');
  const folder = { kind: 'folder', folder: join(dataDir, 'files') } as const;

  const given = [bucket, region, accessKeyId, secretAccessKey];
  if ([...given, endpoint].every((one) => one === undefined)) return folder;
  for (const [index, name] of NEEDED.entries())
    if (given[index] === undefined) read.missing(name, 'is needed for an S3-compatible store');
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return folder;
  return {
    kind: 's3',
    bucket,
    region,
    accessKeyId,
    secretAccessKey,
    endpoint: endpoint ?? `https://s3.${region}.amazonaws.com`,
    pathStyle: style === 'true',
  };
}

/** Scheme, host and port only: the store defines the paths. */
function httpAddress(text: string): Checked<string> {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url !== null && `${url.origin}/` === url.href;
  return isPlain && ['http:', 'https:'].includes(url.protocol)
    ? { value: url.origin }
    : { problem: 'must look like https://host or https://host:port' };
}

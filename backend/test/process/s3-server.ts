import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '../../src/storage/s3-storage';
import { freshFolder } from '../databases/databases';

const BUCKET = 'photos';
/** The server's only account. */
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** A real S3-compatible server with one empty bucket, which checks signatures; `stop` ends it. */
export async function startS3(): Promise<{ settings: S3Settings; stop: () => Promise<void> }> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: freshFolder(),
    configureBuckets: [{ name: BUCKET, configs: [] }],
    vhostBuckets: false,
    allowMismatchedSignatures: false,
  });
  const { port } = await server.run();
  const settings: S3Settings = {
    kind: 's3',
    bucket: BUCKET,
    region: 'us-east-1',
    ...KEYS,
    endpoint: `http://127.0.0.1:${String(port)}`,
    pathStyle: true,
  };
  return { settings, stop: () => server.close() };
}

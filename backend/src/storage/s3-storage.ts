import { Readable } from 'node:stream';
import { AppError } from '@dispatch/domain/errors';
import { AwsClient } from 'aws4fetch';
import type { StorageSettings } from '../config/settings-types';
import { assertName, nameOf } from './file-name';
import { FileStorage, type FoundFile, type ListedFile } from './file-storage';
import { storing } from './storage-failure';

const TIMEOUT_MS = 20_000;
/** One retry after a short wait; further retries are up to the caller. */
const RETRIES = 1;
/** Prefix of all keys, so that the bucket can also hold other objects. */
const KEY_PREFIX = 'files/';
/** The maximum page size of every store. */
const MOST_LISTED = 1000;
const NOT_FOUND = 404;
const INSUFFICIENT_STORAGE = 507;

export type S3Settings = Extract<StorageSettings, { kind: 's3' }>;

/** Stores files in a bucket of an S3-compatible store. */
export class S3Storage extends FileStorage {
  private readonly client: AwsClient;
  private readonly bucket: string;

  constructor(
    settings: S3Settings,
    private readonly pageSize = MOST_LISTED,
  ) {
    super();
    const { accessKeyId, secretAccessKey, region } = settings;
    this.client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      retries: RETRIES,
    });
    this.bucket = bucketAddress(settings);
  }

  async put(content: Uint8Array): Promise<string> {
    const name = nameOf(content);
    const headers = {
      'content-type': 'application/octet-stream',
      // Part of the signature, so that the content cannot be changed on a connection without TLS.
      'x-amz-content-sha256': name,
    };
    const answer = await this.send(this.addressOf(name), {
      method: 'PUT',
      body: new Uint8Array(content),
      headers,
    });
    await answer.body?.cancel();
    return name;
  }

  async read(name: string): Promise<FoundFile | null> {
    const answer = await this.send(this.addressOf(name), { method: 'GET' }, [NOT_FOUND]);
    if (answer.status === NOT_FOUND || answer.body === null) {
      await answer.body?.cancel();
      return null;
    }
    const bytes = Number(answer.headers.get('content-length'));
    return { bytes, content: Readable.fromWeb(answer.body) };
  }

  async has(name: string): Promise<boolean> {
    const answer = await this.send(this.addressOf(name), { method: 'HEAD' }, [NOT_FOUND]);
    return answer.status !== NOT_FOUND;
  }

  async delete(name: string): Promise<void> {
    const answer = await this.send(this.addressOf(name), { method: 'DELETE' }, [NOT_FOUND]);
    await answer.body?.cancel();
  }

  async list(prefix: string): Promise<readonly ListedFile[]> {
    const files: ListedFile[] = [];
    for (;;) {
      const page = await this.page(prefix, files.at(-1)?.name);
      const listed = listedIn(page);
      files.push(...listed);
      if (listed.length === 0 || textOf(page, 'IsTruncated') !== 'true') return files;
    }
  }

  /** Version 1 of the list call: every store supports it, and its marker is simply the last name. */
  private async page(prefix: string, after: string | undefined): Promise<string> {
    const address = new URL(this.bucket);
    address.searchParams.set('prefix', `${KEY_PREFIX}${prefix}`);
    address.searchParams.set('max-keys', String(this.pageSize));
    if (after !== undefined) address.searchParams.set('marker', `${KEY_PREFIX}${after}`);
    const answer = await this.send(address.href, { method: 'GET' });
    return storing(() => answer.text());
  }

  private addressOf(name: string): string {
    assertName(name);
    return `${this.bucket}/${KEY_PREFIX}${name}`;
  }

  /** Returns the response if it succeeded or has one of the other accepted statuses. */
  private send(
    address: string,
    request: RequestInit,
    fine: readonly number[] = [],
  ): Promise<Response> {
    return storing(async () => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await this.client.fetch(address, { ...request, signal, redirect: 'manual' });
      if (answer.ok || fine.includes(answer.status)) return answer;
      await answer.body?.cancel();
      const cause = new Error(`The store answered ${String(answer.status)}`);
      const code = answer.status === INSUFFICIENT_STORAGE ? 'storage_full' : 'storage_unavailable';
      throw new AppError(code, undefined, { cause });
    });
  }
}

/** The base URL of a bucket's keys. */
export function bucketAddress({ endpoint, bucket, pathStyle }: S3Settings): string {
  if (pathStyle) return `${endpoint}/${bucket}`;
  const { protocol, host } = new URL(endpoint);
  return `${protocol}//${bucket}.${host}`;
}

/** Our keys are letters and digits, so nothing in them is escaped. */
function listedIn(page: string): ListedFile[] {
  return [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const key = textOf(entry, 'Key');
    const at = textOf(entry, 'LastModified');
    return key === null || at === null
      ? []
      : [{ name: key.slice(KEY_PREFIX.length), storedAt: new Date(at) }];
  });
}

function textOf(xml: string, tag: string): string | null {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? null;
}

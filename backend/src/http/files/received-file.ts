import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@dispatch/domain/errors';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { runEach } from '../../run-each';
import { isMissing, storageFailure } from '../../storage/storage-failure';
import type { FileRule } from './takes-file';

/** A received file in a temporary place until the request is answered. */
export interface ReceivedFile {
  readonly path: string;
  readonly bytes: number;
  /** Hash of the content, in hexadecimal. */
  readonly sha256: string;
  /** Aborted when the caller no longer waits for the answer. */
  readonly signal: AbortSignal;
}

const FILES = new WeakMap<object, ReceivedFile>();

/** The folder of incoming files, next to the stored ones. */
export function incomingFolder(dataDir: string): string {
  return join(dataDir, 'incoming');
}

/** Deletes the leftovers of a killed server. */
export async function removeStaleFiles(folder: string, before: Date): Promise<void> {
  const remove = async (name: string) => {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => null);
    if (stats !== null && stats.mtime < before) await rm(path, { force: true });
  };
  await runEach((await namesIn(folder)).map((name) => () => remove(name)));
}

/** Empty if no file has ever arrived. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/**
 * Streams the body to disk, so that concurrent uploads use little memory.
 * @throws AppError of the rule for a file that is too large; upload_cut_off, storage_full, storage_unavailable
 */
export async function receiveFile(
  body: Readable,
  { maxBytes, tooLarge }: FileRule,
  folder: string,
): Promise<Omit<ReceivedFile, 'signal'>> {
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of arriving(body)) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge();
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    await mkdir(folder, { recursive: true });
    await pipeline(counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    throw storageFailure(error);
  }
  return { path, bytes, sha256: hash.digest('hex') };
}

/** A broken connection is reported as the sender's failure, not the disk's. */
async function* arriving(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) yield chunk as Buffer; // without an encoding a stream gives buffers
  } catch (error) {
    throw new AppError('upload_cut_off', undefined, { cause: error });
  }
}

export function rememberFile(request: FastifyRequest, file: ReceivedFile): void {
  FILES.set(request.raw, file);
}

/** The uploaded file; only for routes that accept one. */
export const Received = createParamDecorator(
  (_: unknown, context: ExecutionContext): ReceivedFile => {
    const file = FILES.get(context.switchToHttp().getRequest<FastifyRequest>().raw);
    if (file === undefined) throw new Error('Received on a route that takes no file');
    return file;
  },
);

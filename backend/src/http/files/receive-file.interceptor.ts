import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AppError } from '@dispatch/domain/errors';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { finalize, from, mergeMap, type Observable } from 'rxjs';
import { Settings } from '../../config/settings';
import { beginDeadline } from '../deadline';
import { incomingFolder, receiveFile, rememberFile } from './received-file';
import { type FileRule, TAKES_FILE } from './takes-file';

/**
 * Receives the uploaded file after the guards have accepted the sender. The deadline begins when the file has arrived,
 * because a phone may upload slowly.
 */
@Injectable()
export class ReceiveFileInterceptor implements NestInterceptor {
  private readonly folder: string;

  constructor(
    private readonly reflector: Reflector,
    private readonly settings: Settings,
  ) {
    this.folder = incomingFolder(settings.dataDir);
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const rule = this.reflector.get<FileRule | undefined>(TAKES_FILE, context.getHandler());
    if (rule === undefined) return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const gone = new AbortController();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    reply.raw.once('close', () => gone.abort());
    return from(receiveFile(bodyOf(request, rule), rule, this.folder)).pipe(
      mergeMap((file) => {
        rememberFile(request, { ...file, signal: gone.signal });
        request.body = {};
        beginDeadline(request, this.settings.requestMs);
        return next.handle().pipe(
          finalize(() => {
            gone.abort();
            void rm(file.path, { force: true });
          }),
        );
      }),
    );
  }
}

/** @throws AppError of the rule if the declared type is not accepted or the size is too large */
function bodyOf({ body, headers }: FastifyRequest, rule: FileRule): Readable {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!rule.types.includes(type)) throw new AppError(rule.refusedType);
  if (Number(headers['content-length'] ?? 0) > rule.maxBytes) throw rule.tooLarge();
  // A request without content has no body to read.
  return body instanceof Readable ? body : Readable.from([]);
}

import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiProduces, ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';
import { ErrorAnswer } from './error.schema';
import { schemaRef } from '../manual/schemas';

const PAGE_HEADERS = {
  'X-Total-Count': {
    description: 'How many records match, over all pages.',
    schema: { type: 'integer' as const },
  },
  'X-Total-Count-Relation': {
    description:
      'Says `at-least` where more may match than were counted, as with frequent words and very long lists.',
    schema: { type: 'string' as const, enum: ['at-least'] },
  },
  Link: {
    description: 'The next page, as `<address>; rel="next"`, when there is one.',
    schema: { type: 'string' as const },
  },
};

const ETAG_HEADER = {
  ETag: {
    description: 'The version, to be sent back as `If-Match`.',
    schema: { type: 'string' as const },
  },
};

/** The route returns one record. */
export const Answers = (schema: z.ZodType, status = 200, description = 'Success.') =>
  applyDecorators(
    HttpCode(status),
    ApiResponse({ status, description, schema: schemaRef(schema), headers: ETAG_HEADER }),
  );

/** The route returns a plain array. */
export const AnswersList = (schema: z.ZodType, description = 'The list.') =>
  applyDecorators(
    HttpCode(200),
    ApiResponse({ status: 200, description, schema: { type: 'array', items: schemaRef(schema) } }),
  );

const WHOLE_OR_PAGE =
  'The list, or a page of it. Without a page a list of more than 10,000 records answers 400: ask for it in pages, by `limit` and `offset`.';

/** The route returns a plain array, with paging on request. */
export const AnswersPages = (schema: z.ZodType, description = WHOLE_OR_PAGE) =>
  applyDecorators(
    HttpCode(200),
    ApiResponse({
      status: 200,
      description,
      schema: { type: 'array', items: schemaRef(schema) },
      headers: PAGE_HEADERS,
    }),
  );

/** The same, with one record per line for callers that accept it. */
export const AnswersPagesInLines = (schema: z.ZodType) =>
  applyDecorators(
    HttpCode(200),
    ApiResponse({
      status: 200,
      description: `${WHOLE_OR_PAGE} With \`Accept: application/x-ndjson\` each line is the JSON text of one record, to be read while the rest is on its way.`,
      content: {
        'application/json': { schema: { type: 'array', items: schemaRef(schema) } },
        'application/x-ndjson': { schema: { type: 'string' } },
      },
      headers: PAGE_HEADERS,
    }),
  );

/** The route returns a file to be saved. */
export const AnswersDownload = (...types: readonly string[]) =>
  applyDecorators(
    HttpCode(200),
    ApiProduces(...types),
    ApiResponse({
      status: 200,
      description: 'The file.',
      schema: { type: 'string', format: 'binary' },
    }),
  );

/** The route returns a file, such as 'image', which the browser may cache privately. */
export const AnswersFile = (type: string, what: string) =>
  applyDecorators(
    HttpCode(200),
    ApiProduces(type),
    ApiResponse({
      status: 200,
      description: `The ${what}.`,
      schema: { type: 'string', format: 'binary' },
      headers: {
        ETag: {
          description: 'Names the content, to be sent back as `If-None-Match`.',
          schema: { type: 'string' },
        },
      },
    }),
    ApiResponse({ status: 304, description: `The ${what} of that entity tag.` }),
  );

/** The route can return this error, which its kind of route does not imply. */
export const AnswersError = (
  status: number,
  description: string,
  schema: z.ZodType = ErrorAnswer,
) =>
  ApiResponse({
    status,
    description,
    content: { 'application/json': { schema: schemaRef(schema) } },
  });

/** The route returns no body. */
export const AnswersNothing = (description = 'Done.') =>
  applyDecorators(HttpCode(204), ApiResponse({ status: 204, description }));

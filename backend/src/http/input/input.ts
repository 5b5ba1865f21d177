import { Body, type PipeTransform, Param, Query } from '@nestjs/common';
import { ApiBody, ApiParam, ApiQuery } from '@nestjs/swagger';
import { AppError, fieldErrors } from '@dispatch/domain/errors';
import { errorDetail, type ErrorDetail } from '@dispatch/domain/field-problems';
import { type z } from 'zod';
import { problemOf } from './problems';
import { jsonSchemaOf, schemaRef } from '../manual/schemas';

/** Turns the problems zod found into one entry per field, named as the caller wrote it. */
export function detailsOf(error: z.ZodError, root: string): ErrorDetail[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => errorDetail([...path, key].join('.'), 'unknown_field'));
    const { code, params } = problemOf(issue);
    return [errorDetail(path.join('.') || root, code, params)];
  });
}

class SchemaPipe<S extends z.ZodType> implements PipeTransform<unknown, z.output<S>> {
  constructor(
    private readonly schema: S,
    private readonly root: string,
    private readonly missing?: unknown,
  ) {}

  transform(value: unknown): z.output<S> {
    const result = this.schema.safeParse(value === undefined ? this.missing : value);
    if (result.success) return result.data;
    throw fieldErrors(detailsOf(result.error, this.root));
  }
}

class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (/^[1-9]\d{0,15}$/.test(value) && Number.isSafeInteger(Number(value))) return Number(value);
    throw new AppError('invalid_id');
  }
}

function describe(
  target: object,
  key: string | symbol,
  decorator: MethodDecorator | (MethodDecorator & ClassDecorator),
): void {
  const descriptor = Object.getOwnPropertyDescriptor(target, key);
  if (descriptor !== undefined) decorator(target, key, descriptor);
}

/**
 * A schema and the type made from it share one name, so the compiler notes the schema as the
 * parameter's class; it is none, and what reads that note must not take it for one.
 */
function forgetClass(target: object, key: string | symbol | undefined, index: number): void {
  if (key === undefined) return;
  const types = Reflect.getMetadata('design:paramtypes', target, key) as unknown[] | undefined; // as TypeScript emits it
  if (types !== undefined) types[index] = Object;
}

/** The request body, checked and cleaned by `schema`, which needs a name (`.meta({ id })`). */
export const ValidBody =
  (schema: z.ZodType): ParameterDecorator =>
  (target, key, index) => {
    forgetClass(target, key, index);
    Body(new SchemaPipe(schema, 'body', {}))(target, key, index);
    if (key !== undefined) describe(target, key, ApiBody({ schema: schemaRef(schema) }));
  };

/** The query string, checked and cleaned by `schema`; an unknown name is refused. */
export const ValidQuery =
  (schema: z.ZodObject): ParameterDecorator =>
  (target, key, index) => {
    forgetClass(target, key, index);
    Query(new SchemaPipe(schema, 'query', {}))(target, key, index);
    if (key === undefined) return;
    for (const [name, field] of Object.entries<z.ZodType>(schema.shape))
      describe(
        target,
        key,
        ApiQuery({
          name,
          required: !field.safeParse(undefined).success,
          schema: jsonSchemaOf(field),
        }),
      );
  };

/** A record's id in the path: a plain positive integer, anything else is 400. */
export const IdParam =
  (name = 'id'): ParameterDecorator =>
  (target, key, index) => {
    Param(name, new IdPipe())(target, key, index);
    if (key !== undefined)
      describe(target, key, ApiParam({ name, schema: { type: 'integer', minimum: 1 } }));
  };

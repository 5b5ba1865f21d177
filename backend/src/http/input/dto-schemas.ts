import type { INestApplicationContext } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { RouteParamtypes } from '@nestjs/common/internal';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { z } from 'zod';

interface RouteArgument {
  readonly index: number;
  readonly data: unknown;
  schema?: z.ZodType;
}

const CHECKED: readonly number[] = [RouteParamtypes.BODY, RouteParamtypes.QUERY];

/**
 * Gives each body and query of the controllers the schema of its class, for Nest's pipe and for the API manual.
 * @throws Error for a body or query whose class has none
 */
export function useDtoSchemas(app: INestApplicationContext): void {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  for (const { metatype } of controllers)
    if (typeof metatype === 'function') useSchemasOf(metatype);
}

export function useSchemasOf(controller: {
  readonly name: string;
  readonly prototype: object;
}): void {
  const { prototype } = controller;
  for (const method of new MetadataScanner().getAllMethodNames(prototype)) {
    const routeArguments = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) as
      | Record<string, RouteArgument>
      | undefined;
    const types = Reflect.getMetadata('design:paramtypes', prototype, method) as unknown[];
    for (const [key, argument] of Object.entries(routeArguments ?? {})) {
      const kind = Number(key.split(':')[0]);
      if (!CHECKED.includes(kind) || argument.schema !== undefined) continue;
      const schema = schemaOf(types[argument.index]);
      if (schema === null)
        throw new Error(`${controller.name}.${method} takes a body or query without a DTO class`);
      argument.schema = schema;
    }
  }
}

function schemaOf(type: unknown): z.ZodType | null {
  if (typeof type !== 'function' || !('schema' in type)) return null;
  return type.schema as z.ZodType; // `dto` alone sets it
}

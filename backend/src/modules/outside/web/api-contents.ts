import { words } from '@dispatch/domain/text/search-words';
import type { OpenAPIObject } from '@nestjs/swagger';

type PathItem = OpenAPIObject['paths'][string];
type Operation = NonNullable<PathItem['get']>;
type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Schema = Schemas[string];

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const SCHEMAS = '#/components/schemas/';

export interface OperationEntry {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** The `operationId`, unique in the document. */
  readonly id: string;
  /** Folded unique words of resource, path, id, summary, description, parameters and fields. */
  readonly words: readonly string[];
}

export interface ResourceEntry {
  readonly name: string;
  readonly operations: readonly OperationEntry[];
}

/** Field names of a schema and of the schemas it is composed of. */
function fieldNames(
  schema: Schema | undefined,
  schemas: Schemas,
  seen: Set<string> = new Set(),
): string[] {
  if (schema === undefined) return [];
  if ('$ref' in schema) {
    if (seen.has(schema.$ref)) return [];
    seen.add(schema.$ref);
    return fieldNames(schemas[schema.$ref.slice(SCHEMAS.length)], schemas, seen);
  }
  const { properties = {}, items, allOf = [], anyOf = [], oneOf = [] } = schema;
  const parts = [...Object.values(properties), items, ...allOf, ...anyOf, ...oneOf];
  return [...Object.keys(properties), ...parts.flatMap((part) => fieldNames(part, schemas, seen))];
}

/** The fields of the request and response. Errors are omitted, because all operations share them. */
function namesOf(operation: Operation, schemas: Schemas): string[] {
  const bodies = [
    operation.requestBody,
    ...Object.entries(operation.responses).flatMap(([status, answer]) =>
      status.startsWith('2') ? [answer] : [],
    ),
  ];
  const contents = bodies.flatMap((body) =>
    body !== undefined && 'content' in body ? Object.values(body.content ?? {}) : [],
  );
  return [
    ...(operation.parameters ?? []).flatMap((one) => ('name' in one ? [one.name] : [])),
    ...contents.flatMap(({ schema }) => fieldNames(schema, schemas)),
  ];
}

/** The API manual's contents: resources and operations in the order of the document. */
export function apiContents(document: OpenAPIObject): ResourceEntry[] {
  const schemas = document.components?.schemas ?? {};
  const resources = new Map<string, OperationEntry[]>();
  for (const [path, item] of Object.entries(document.paths))
    for (const method of METHODS) {
      const operation = item[method];
      if (operation === undefined) continue;
      const { tags = [], operationId: id = '', summary = '', description = '' } = operation;
      const names = namesOf(operation, schemas);
      const text = [...tags, method, path, id, summary, description, ...names].join(' ');
      const entry = { method, path, summary, id, words: [...new Set(words(text))] };
      for (const tag of tags) resources.set(tag, [...(resources.get(tag) ?? []), entry]);
    }
  return [...resources].map(([name, operations]) => ({ name, operations }));
}

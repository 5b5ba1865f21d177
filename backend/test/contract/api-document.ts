import type { INestApplication } from '@nestjs/common';
import { describeApi } from '../../src/http/manual/openapi';

/** The parts of a schema that the tests read. */
export interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly type?: string;
  readonly format?: string;
  readonly nullable?: boolean;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minProperties?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly example?: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

interface DocumentedOperation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Record<string, { schema: Schema }> };
  readonly responses: Readonly<Record<string, ResponseOf>>;
  readonly 'x-permission'?: string;
}

interface ResponseOf {
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

/** One route in the API document. */
export interface ApiOperation {
  readonly id: string;
  readonly method: string;
  /** With `{names}` for the parameters. */
  readonly path: string;
  readonly isPublic: boolean;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  /** The media type of a file as body; null for other bodies. */
  readonly file: string | null;
  readonly responses: DocumentedOperation['responses'];
}

/** The API document of the running application, for tests generated from it. */
export class ApiDocument {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly operations: readonly ApiOperation[];

  constructor(app: INestApplication) {
    const document = describeApi(app);
    this.schemas = document.components?.schemas as Record<string, Schema>; // of zod's making
    this.operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) =>
        this.operationOf(method, path, operation as DocumentedOperation),
      ),
    );
  }

  /** Resolves a schema reference. */
  resolve(schema: Schema): Schema {
    const [part] = schema.allOf ?? [];
    if (part !== undefined) return { ...this.resolve(part), nullable: schema.nullable };
    if (schema.$ref === undefined) return schema;
    const found = this.schemas[schema.$ref.split('/').at(-1) ?? ''];
    if (found === undefined) throw new Error(`The document has no ${schema.$ref}`);
    return found;
  }

  private operationOf(method: string, path: string, operation: DocumentedOperation): ApiOperation {
    const content = operation.requestBody?.content ?? {};
    const body = content['application/json']?.schema;
    const file = Object.keys(content).find((type) => type !== 'application/json') ?? null;
    return {
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      isPublic: operation['x-permission'] === undefined,
      summary: operation.summary ?? '',
      description: operation.description ?? '',
      tags: operation.tags ?? [],
      parameters: operation.parameters ?? [],
      body: body === undefined ? null : this.resolve(body),
      file,
      responses: operation.responses,
    };
  }
}

/** Values of path parameters that are not ids. */
const WORDS: Readonly<Record<string, string>> = { event: 'delivered', language: 'fr-CA' };

/** Fills in the path's parameters by name; a kind of person is a word. */
export function pathTo(path: string, ids: (name: string) => string | number): string {
  return path
    .replace(/\{(event|language)\}/g, (_, name: string) => WORDS[name] ?? '')
    .replace(/\{(\w+)\}/g, (_, name: string) => (name === 'kind' ? 'customer' : String(ids(name))));
}

/** Fills in the path's parameters, with ids that are created on demand. */
export async function pathWith(
  path: string,
  idFor: (name: string) => Promise<number>,
): Promise<string> {
  const ids = new Map<string, number>();
  for (const [, name = ''] of pathTo(path, (name) => `{${name}}`).matchAll(/\{(\w+)\}/g))
    ids.set(name, await idFor(name));
  return pathTo(path, (name) => ids.get(name) ?? 0);
}

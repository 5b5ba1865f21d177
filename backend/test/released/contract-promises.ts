import type { Parameter, Schema } from '../contract/api-document';
import { type Value, isKindOf, isTakenAs, nameOf, valuesOf } from './contract-values';

/** The parts of an OpenAPI document that are compared. */
export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Alternatives>> };
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;
type Alternatives = Schema & {
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
};

interface Promises {
  /** Guarantees that clients rely on, one per line. */
  readonly kept: Set<string>;
  /** Requirements on clients, with the guarantee that each belongs to. */
  readonly asked: Map<string, string>;
  /** The value types at each guarantee's place; empty if any value is allowed. */
  readonly values: Map<string, Value[]>;
}

/** Changes that break clients of the older contract: removed guarantees and added requirements. */
export function breaksOf(older: Contract, newer: Contract): string[] {
  const [before, now] = [promisesOf(older), promisesOf(newer)];
  const isNews = ([line, part]: [string, string]) =>
    !before.asked.has(line) && before.kept.has(part);
  return [
    ...[...before.kept].filter((line) => !now.kept.has(line)).map((line) => `${line} is gone`),
    ...[...now.asked].filter(isNews).map(([line]) => `${line}, which it did not`),
    ...[...before.values].flatMap(([at, values]) => {
      const present = now.values.get(at);
      if (present === undefined) return [];
      return isTaken(at) ? refused(at, values, present) : added(at, values, present);
    }),
  ];
}

const isTaken = (at: string) => / takes /.test(at);

/** Values that were accepted before and are no longer accepted. */
function refused(at: string, before: readonly Value[], now: readonly Value[]): string[] {
  if (now.length === 0) return [];
  if (before.length === 0) return now.map((value) => `${at} is only ${nameOf(value)} now`);
  return before
    .filter((value) => !now.some((other) => isTakenAs(value, other)))
    .map((value) => `${at} is no ${nameOf(value)} any more`);
}

/** Values that are returned now and were not before. */
function added(at: string, before: readonly Value[], now: readonly Value[]): string[] {
  if (before.length === 0) return [];
  if (now.length === 0) return [`${at} is anything, which it was not`];
  return now
    .filter((value) => !before.some((other) => isKindOf(value, other)))
    .map((value) => `${at} is ${nameOf(value)}, which it was not`);
}

function promisesOf(contract: Contract): Promises {
  const promises: Promises = { kept: new Set(), asked: new Map(), values: new Map() };
  for (const [path, methods] of Object.entries(contract.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const name = `${method.toUpperCase()} ${path}`;
      promises.kept.add(name);
      for (const { name: parameter, required, schema } of operation.parameters ?? []) {
        walk(contract, schema, `${name} takes ?${parameter}`, promises, []);
        if (required === true) promises.asked.set(`${name} needs ?${parameter}`, name);
      }
      if (operation.requestBody?.required === true)
        promises.asked.set(`${name} needs a body`, name);
      for (const [type, { schema }] of Object.entries(operation.requestBody?.content ?? {}))
        walk(contract, schema, `${name} takes ${type} body`, promises, []);
      for (const [status, { content = {} }] of Object.entries(operation.responses))
        for (const [type, { schema }] of Object.entries(content))
          if (status.startsWith('2'))
            walk(contract, schema, `${name} answers ${status} ${type} body`, promises, []);
    }
  return promises;
}

function walk(
  contract: Contract,
  given: Alternatives,
  at: string,
  promises: Promises,
  inside: readonly string[],
): void {
  const name = given.$ref?.split('/').pop();
  // A recursive schema adds nothing new.
  if (name !== undefined && inside.includes(name)) return;
  const schema = name === undefined ? given : contract.components.schemas[name];
  if (schema === undefined) throw new Error(`${at} is no schema of the document: ${String(name)}`);
  const deeper = name === undefined ? inside : [...inside, name];
  promises.kept.add(at);
  promises.values.set(at, [...(promises.values.get(at) ?? []), ...valuesOf(schema)]);
  // Answers may get more enum values later, but accepted values must stay accepted.
  if (isTaken(at))
    for (const value of schema.enum ?? []) promises.kept.add(`${at}=${String(value)}`);
  for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
    walk(contract, part, at, promises, deeper);
  if (schema.items !== undefined) walk(contract, schema.items, `${at}[]`, promises, deeper);
  if (typeof schema.additionalProperties === 'object')
    walk(contract, schema.additionalProperties, `${at}{}`, promises, deeper);
  for (const [field, inner] of Object.entries(schema.properties ?? {}))
    walk(contract, inner, `${at}.${field}`, promises, deeper);
  if (isTaken(at))
    for (const field of schema.required ?? [])
      promises.asked.set(`${at.replace(' takes ', ' needs ')}.${field}`, at);
  else for (const field of schema.required ?? []) promises.kept.add(`${at}.${field} always`);
}

import { ERRORS } from '@dispatch/domain/errors';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { SECRET_ANSWER } from '../idempotency/keeps-no-answer';
import { API_INTRODUCTION, API_VERSION } from './api-introduction';
import { ErrorAnswer } from '../answers/error.schema';
import { namedSchemas, schemaRef } from './schemas';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

function errorResponse(status: number) {
  const causes = Object.entries(ERRORS)
    .filter(([, entry]) => entry.status === status)
    .map(([code]) => `\`${code}\``);
  return {
    description: `Codes: ${causes.join(', ')}`,
    content: { 'application/json': { schema: schemaRef(ErrorAnswer) } },
  };
}

/**
 * Stored records that cannot be edited and so have no version: sessions, second factors, tokens, photos, tracking
 * links, notices and people with stored data.
 */
const hasVersion = (path: string) =>
  !/^\/api\/(auth|photos|privacy\/people|tokens|admin\/(tokens|service-accounts)|customer-notices\/\{id\})\/|\/(photos|second-factor|tracking-link)$/.test(
    path,
  );

/** Singletons: their path has no id. */
const ONLY_ONES = [
  ...['/api/company', '/api/books/accounts', '/api/privacy/retention'],
  '/api/customer-notices/settings',
];
const isOfRecord = (path: string) => path.includes('{') || ONLY_ONES.includes(path);

/** Errors implied by a route's parameters; the route declares all others itself. */
function errorStatuses(path: string, method: string, needsSession: boolean): number[] {
  const writes = method !== 'get';
  return [
    400,
    ...(needsSession ? [401] : []),
    ...(needsSession || writes ? [403] : []),
    ...(path.includes('{') ? [404] : []),
    ...(writes && needsSession ? [409] : []),
    ...(writes ? [413, 415] : []),
    ...(writes && isOfRecord(path) && hasVersion(path) ? [412] : []),
    ...(method === 'post' && needsSession ? [422] : []),
    503,
  ];
}

/** An update of an existing record, or an action on one. */
function takesVersion(path: string, method: string): boolean {
  if (!hasVersion(path)) return false;
  if (method === 'post') return /\{(id|unitId)\}\/(?!read-note)[a-z-]+$/.test(path);
  return method !== 'get' && isOfRecord(path);
}

/** The parameter's schema has the description; the framework repeats it next to it. */
function describeOnce(parameters: readonly object[]): void {
  for (const parameter of parameters)
    if ('schema' in parameter && 'description' in parameter) delete parameter.description;
}

function addCommonParts(document: OpenAPIObject): void {
  for (const [path, item] of Object.entries(document.paths))
    for (const method of METHODS) {
      const operation = item[method];
      if (operation === undefined) continue;
      describeOnce(operation.parameters ?? []);
      const needsSession = operation.security !== undefined;
      for (const status of errorStatuses(path, method, needsSession))
        operation.responses[status] ??= errorResponse(status);
      const header = (name: string, description: string) =>
        (operation.parameters ??= []).push({
          name,
          in: 'header',
          required: false,
          description,
          schema: { type: 'string' },
        });
      if (takesVersion(path, method))
        header('If-Match', 'The entity tag read before; a newer version answers 412.');
      if (method === 'post' && needsSession && !(SECRET_ANSWER in operation))
        header('Idempotency-Key', 'A repeat with the same key and body gets the first answer.');
    }
}

/** Sorted by name, so that the document does not depend on the order of imports. */
function inOrder<T>(parts: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(parts).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

export function describeApi(app: INestApplication): OpenAPIObject {
  const head = new DocumentBuilder()
    .setTitle('Vehicle Dispatch API')
    .setDescription(API_INTRODUCTION)
    .setVersion(API_VERSION)
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' })
    .addCookieAuth('session')
    .build();
  const document = SwaggerModule.createDocument(app, head, {
    operationIdFactory: (_controller, method) => method,
  });
  document.paths = inOrder(document.paths);
  document.components = { ...document.components, schemas: inOrder(namedSchemas()) };
  addCommonParts(document);
  return document;
}

/** The text that is committed and served. */
export function openApiText(app: INestApplication): string {
  return `${JSON.stringify(describeApi(app), null, 2)}\n`;
}

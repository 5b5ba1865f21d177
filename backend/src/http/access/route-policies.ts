import type { INestApplicationContext } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { RequestMethod } from '@nestjs/common';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { ACCESS_POLICY, type AccessPolicy } from './access';

export interface RoutePolicy {
  readonly method: string;
  readonly path: string;
  /** `public: reason`, a permission, or null if none is declared. */
  readonly access: string | null;
}

function describe(policy: AccessPolicy | undefined): string | null {
  if (policy === undefined) return null;
  return policy.kind === 'public' ? `public: ${policy.reason}` : policy.permission;
}

function pathOf(...parts: (string | undefined)[]): string {
  const whole = ['api', ...parts].flatMap((part) => (part ?? '').split('/')).filter(Boolean);
  return `/${whole.join('/')}`;
}

/** Every route with its access policy, sorted by path and method. */
export function routePolicies(app: INestApplicationContext): RoutePolicy[] {
  const reflector = app.get(Reflector);
  const scanner = new MetadataScanner();
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  const routes = controllers.flatMap(({ metatype }) => {
    if (metatype === null) return [];
    const prototype = metatype.prototype as Record<string, () => unknown>; // a controller class of ours
    const base = reflector.get<string | undefined>(PATH_METADATA, metatype);
    return scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name];
      if (handler === undefined) return [];
      const method = reflector.get<RequestMethod | undefined>(METHOD_METADATA, handler);
      if (method === undefined) return [];
      const path = reflector.get<string>(PATH_METADATA, handler);
      const access = describe(reflector.get<AccessPolicy | undefined>(ACCESS_POLICY, handler));
      return [{ method: RequestMethod[method], path: pathOf(base, path), access }];
    });
  });
  return routes.sort((a, b) =>
    `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`, 'en'),
  );
}

/** Prevents a start if a route has no access policy. */
export function requirePolicies(app: INestApplicationContext): void {
  const silent = routePolicies(app).filter((route) => route.access === null);
  if (silent.length === 0) return;
  const names = silent.map((route) => `${route.method} ${route.path}`).join(', ');
  throw new Error(`Every route must declare @Allow or @Public: ${names}`);
}

/** The table as text, one route per line; it is committed, so that reviewers see changes. */
export function policyTable(app: INestApplicationContext): string {
  return routePolicies(app)
    .map(({ method, path, access }) => `${method.padEnd(6)} ${path.padEnd(44)} ${access ?? '-'}\n`)
    .join('');
}

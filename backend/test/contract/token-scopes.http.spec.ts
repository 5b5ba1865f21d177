import type { Permission } from '@dispatch/domain/people/permissions';
import { type Scope, SCOPES, scopeFor } from '@dispatch/domain/people/scopes';
import { type Caller, describeHttp } from '../http';
import { makeServiceAccount, makeServiceToken } from '../tokens';
import { routePolicies } from '../../src/http/access/route-policies';

describeHttp('Every route with a token', (api) => {
  test('asks for its scope, or is for people alone', async () => {
    const account = await makeServiceAccount(api());
    // One for each scope: a route asks for a token of its own only where its scope is new.
    const programs = new Map<Scope | null, Caller>();
    const programWithout = async (scope: Scope | null): Promise<Caller> => {
      const others = SCOPES.filter((one) => one !== scope);
      const program =
        programs.get(scope) ??
        api().injected((await makeServiceToken(api(), account, others)).program);
      programs.set(scope, program);
      return program;
    };
    const strays: string[] = [];
    for (const { method, path, access } of routePolicies(api().app)) {
      if (access === null || access.startsWith('public:')) continue;
      const scope = scopeFor(access as Permission, method); // as the route declares it
      const program = await programWithout(scope);
      const address = path.replace(/:\w+/g, '1');
      const { status, body } = await program.send(method, address, undefined, {});
      const isRight =
        scope === null
          ? status === 403 && ['not_for_tokens', 'forbidden'].includes(body.code)
          : body.code === 'token_scope_missing' && body.params.scope === scope;
      if (!isRight) strays.push(`${method} ${path} ${status} ${body.code}`);
    }
    expect(strays).toEqual([]);
  });
});

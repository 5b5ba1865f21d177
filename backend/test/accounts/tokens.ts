import type { Scope } from '@dispatch/domain/people/scopes';
import type { Answer } from '../app/caller';
import type { Member } from '../app/cast';
import { postConfirmed } from './factors';
import type { Caller, TestApi } from '../app/http';
import { expectStatus } from '../records/jobs';

export interface MadeToken {
  readonly id: number;
  readonly secret: string;
  /** A caller with the token. */
  readonly program: Caller;
}

function made(api: TestApi, answer: Answer): MadeToken {
  const { token, secret } = expectStatus(answer, 201);
  return { id: token.id, secret, program: api.caller(secret) };
}

/** Creates a personal token for a member of the cast. */
export async function makeToken(
  api: TestApi,
  scopes: readonly Scope[],
  { owner = 'admin', days }: { owner?: Member; days?: number } = {},
): Promise<MadeToken> {
  const caller = await api.as(owner);
  return made(
    api,
    await postConfirmed(caller, '/api/tokens', { name: 'Nightly export', scopes, days }),
  );
}

let accounts = 0;

export async function makeServiceAccount(
  api: TestApi,
  name = `Warehouse ${String(++accounts)}`,
): Promise<number> {
  const admin = await api.as('admin');
  return expectStatus(await postConfirmed(admin, '/api/admin/service-accounts', { name }), 201).id;
}

export async function makeServiceToken(
  api: TestApi,
  account: number,
  scopes: readonly Scope[],
): Promise<MadeToken> {
  const path = `/api/admin/service-accounts/${String(account)}/tokens`;
  return made(api, await postConfirmed(await api.as('admin'), path, { name: 'Orders', scopes }));
}

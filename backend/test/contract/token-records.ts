import type { ApiOperation } from './api-document';
import type { TestApi } from '../app/http';
import { makeServiceAccount, makeToken } from '../accounts/tokens';

/** A record for an operation on a token or a service account; null for all others. */
export async function tokenIdFor(api: TestApi, { path }: ApiOperation): Promise<number | null> {
  if (path.startsWith('/api/admin/service-accounts/{')) return makeServiceAccount(api);
  if (!/^\/api\/(admin\/)?tokens\/\{/.test(path)) return null;
  return (await makeToken(api, ['jobs:read'])).id;
}

import type { ApiOperation } from './api-document';
import { tokenIdFor } from './token-records';
import { webhookIdsFor } from './webhook-records';
import type { TestApi } from '../http';

/** The ids in the path of an operation on tokens, service accounts and webhooks; null for every other operation. */
export async function programIdsFor(
  api: TestApi,
  operation: ApiOperation,
): Promise<((name: string) => number) | null> {
  const token = await tokenIdFor(api, operation);
  if (token !== null) return () => token;
  const webhook = await webhookIdsFor(api, operation);
  return webhook && ((name) => (name === 'id' ? webhook.id : webhook.deliveryId));
}

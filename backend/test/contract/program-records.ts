import type { ApiOperation } from './api-document';
import { seriesIdFor } from './series-records';
import { tokenIdFor } from './token-records';
import { webhookIdsFor } from './webhook-records';
import type { TestApi } from '../app/http';

/** Path ids of operations on tokens, webhooks and series; null for all others. */
export async function programIdsFor(
  api: TestApi,
  operation: ApiOperation,
): Promise<((name: string) => number) | null> {
  const token = await tokenIdFor(api, operation);
  if (token !== null) return () => token;
  const series = await seriesIdFor(api, operation);
  if (series !== null) return () => series;
  const webhook = await webhookIdsFor(api, operation);
  return webhook && ((name) => (name === 'id' ? webhook.id : webhook.deliveryId));
}

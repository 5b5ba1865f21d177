import { generatedPushApi } from './generated/pushEndpoints';

/** Called without hooks: no component shows the data, and the phone keeps it. */
export const { getPushKey, subscribeToPush } = generatedPushApi.endpoints;

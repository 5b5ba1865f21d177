import { generatedPushApi } from './generated/pushEndpoints';

/** Asked for by hand: nothing of it is shown, and the phone keeps the rest. */
export const { getPushKey, subscribeToPush } = generatedPushApi.endpoints;

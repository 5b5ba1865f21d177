import { pagesOf, providePageTags, type Page, type Paged } from './cache/pages';
import { REACH } from './cache/reach';
import { listTag, unlessFailed, unlessFailedOrStale } from './cache/tags';
import {
  generatedApi,
  type ListWebhookDeliveriesApiArg,
  type WebhookDelivery,
} from './generated/endpoints';

export type {
  NewWebhook,
  Webhook,
  WebhookAttempt,
  WebhookDelivery,
  WholeWebhookDelivery,
} from './generated/endpoints';

const TAGS = REACH.webhook.map(listTag);
const changed = unlessFailed(() => TAGS);

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    listWebhooks: { providesTags: [listTag('webhook')] },
    getWebhook: { providesTags: [listTag('webhook')] },
    listWebhookDeliveries: { providesTags: [listTag('webhook')] },
    getWebhookDelivery: { providesTags: [listTag('webhook')] },
    makeWebhook: { invalidatesTags: changed },
    changeWebhook: { invalidatesTags: unlessFailedOrStale(() => TAGS) },
    deleteWebhook: { invalidatesTags: unlessFailedOrStale(() => TAGS) },
    renewWebhookSecret: { invalidatesTags: changed },
    replayWebhookDelivery: { invalidatesTags: changed },
    replayWebhookPeriod: { invalidatesTags: changed },
    testWebhook: { invalidatesTags: changed },
  },
});

const paged = enhanced.injectEndpoints({
  endpoints: (build) => ({
    webhookDeliveryPages: build.infiniteQuery<
      Page<WebhookDelivery>,
      Paged<ListWebhookDeliveriesApiArg>,
      number
    >({
      ...pagesOf<Paged<ListWebhookDeliveriesApiArg>, WebhookDelivery>({
        requestOf: ({ id, ...params }) => ({
          url: `/api/webhooks/${String(id)}/deliveries`,
          params,
        }),
      }),
      providesTags: (loaded) => providePageTags('webhook', loaded),
    }),
  }),
});

export const {
  useListWebhooksQuery,
  useGetWebhookDeliveryQuery,
  useMakeWebhookMutation,
  useChangeWebhookMutation,
  useDeleteWebhookMutation,
  useRenewWebhookSecretMutation,
  useReplayWebhookDeliveryMutation,
  useReplayWebhookPeriodMutation,
  useTestWebhookMutation,
} = enhanced;
export const { useWebhookDeliveryPagesInfiniteQuery } = paged;

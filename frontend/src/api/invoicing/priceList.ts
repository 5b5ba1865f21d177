import { generatedApi } from '../generated/endpoints';
import { listTag, unlessFailed, unlessFailedOrStale } from '../cache/tags';
import { REACH } from '../cache/reach';

export type { NewPriceListItem, PriceListItem } from '../generated/endpoints';

const TAGS = REACH['price-list'].map(listTag);

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    listPriceList: { providesTags: [listTag('priceList')] },
    addPriceListItem: { invalidatesTags: unlessFailed(() => TAGS) },
    changePriceListItem: { invalidatesTags: unlessFailedOrStale(() => TAGS) },
    removePriceListItem: { invalidatesTags: unlessFailedOrStale(() => TAGS) },
  },
});

export const {
  useListPriceListQuery,
  useAddPriceListItemMutation,
  useChangePriceListItemMutation,
  useRemovePriceListItemMutation,
} = enhanced;

import { generatedApi, type Driver, type ListDriversApiArg } from './generated/endpoints';
import { pagesAt, providePageTags, type Page, type Paged } from './cache/pages';
import { placeAnswer } from './cache/ownChanges';
import { OWN_CHANGE_TAGS } from './cache/reach';
import { idTag, provideListTags, unlessFailedOrStale } from './cache/tags';

export type { Driver } from './generated/endpoints';

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    listDrivers: { providesTags: (drivers) => provideListTags('driver', drivers) },
    changeDriverStatus: {
      invalidatesTags: unlessFailedOrStale(({ id }) => [idTag('driver', id), ...OWN_CHANGE_TAGS]),
      onQueryStarted: placeAnswer('driver'),
    },
  },
});

const paged = enhanced.injectEndpoints({
  endpoints: (build) => ({
    driverPages: build.infiniteQuery<Page<Driver>, Paged<ListDriversApiArg>, number>({
      ...pagesAt<Driver>('/api/drivers'),
      providesTags: (loaded) => providePageTags('driver', loaded),
    }),
  }),
});

export const { useListDriversQuery, useChangeDriverStatusMutation } = enhanced;
export const { useDriverPagesInfiniteQuery } = paged;

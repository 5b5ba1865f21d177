import { generatedApi, type Customer, type ListCustomersApiArg } from './generated/endpoints';
import { pagesAt, providePageTags, toPage, type Page, type Paged } from './cache/pages';
import { placeAnswer } from './cache/ownChanges';
import { OWN_CHANGE_TAGS } from './cache/reach';
import {
  idTag,
  listTag,
  provideListTags,
  provideRecordTags,
  unlessFailed,
  unlessFailedOrStale,
} from './cache/tags';

export type { Customer, NewCustomer } from './generated/endpoints';

const changed = unlessFailedOrStale(({ id }: { id: number }) => [
  idTag('customer', id),
  ...OWN_CHANGE_TAGS,
]);

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    listCustomers: { providesTags: (customers) => provideListTags('customer', customers) },
    searchCustomers: { providesTags: (customers) => provideListTags('customer', customers) },
    findBlacklistedCustomer: { providesTags: [listTag('customer')] },
    listCustomerLookAlikes: { providesTags: [listTag('customer')] },
    getCustomer: {
      // A customer's job counts change with the jobs, as in the lists.
      providesTags: (customer) => [...provideRecordTags('customer', customer), listTag('customer')],
    },
    createCustomer: { invalidatesTags: unlessFailed(() => OWN_CHANGE_TAGS) },
    upsertCustomer: { invalidatesTags: unlessFailed(() => OWN_CHANGE_TAGS) },
    updateCustomer: { invalidatesTags: changed, onQueryStarted: placeAnswer('customer') },
    deleteCustomer: { invalidatesTags: changed },
  },
});

const paged = enhanced.injectEndpoints({
  endpoints: (build) => ({
    customerPages: build.infiniteQuery<Page<Customer>, Paged<ListCustomersApiArg>, number>({
      ...pagesAt<Customer>('/api/customers'),
      providesTags: (loaded) => providePageTags('customerPages', loaded),
    }),
    /** The number of delivered jobs of a customer; only the list's total is used. */
    countDeliveredJobs: build.query<number, { customerId: number }>({
      query: ({ customerId }) => ({
        url: '/api/jobs',
        params: { customerId, status: 'delivered', limit: 1 },
      }),
      transformResponse: (records: unknown[], meta) => toPage(records, meta).total,
      providesTags: [listTag('job')],
    }),
  }),
});

export const {
  useSearchCustomersQuery,
  useFindBlacklistedCustomerQuery,
  useGetCustomerQuery,
  useListCustomerLookAlikesQuery,
  useLazyGetCustomerQuery,
  useCreateCustomerMutation,
  useUpdateCustomerMutation,
  useDeleteCustomerMutation,
} = enhanced;
export const {
  useCustomerPagesInfiniteQuery,
  useCountDeliveredJobsQuery,
  useLazyCountDeliveredJobsQuery,
} = paged;
export const customerEndpoints = { ...enhanced.endpoints, ...paged.endpoints };

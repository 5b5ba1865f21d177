import { generatedApi } from './generated/endpoints';
import { idTag, JOB_FLOW_TAGS, provideListTags, provideRecordTags, unlessFailed } from './tags';

export type { Customer, CustomerChanges, NewCustomer } from './generated/endpoints';

const changed = unlessFailed(({ id }: { id: number }) => [idTag('customer', id), ...JOB_FLOW_TAGS]);

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    listCustomers: { providesTags: (customers) => provideListTags('customer', customers) },
    searchCustomers: { providesTags: (customers) => provideListTags('customer', customers) },
    getCustomer: { providesTags: (customer) => provideRecordTags('customer', customer) },
    createCustomer: { invalidatesTags: unlessFailed(() => JOB_FLOW_TAGS) },
    upsertCustomer: { invalidatesTags: unlessFailed(() => JOB_FLOW_TAGS) },
    updateCustomer: { invalidatesTags: changed },
    deleteCustomer: { invalidatesTags: changed },
  },
});

export const {
  useListCustomersQuery,
  useSearchCustomersQuery,
  useGetCustomerQuery,
  useCreateCustomerMutation,
  useUpsertCustomerMutation,
  useUpdateCustomerMutation,
  useDeleteCustomerMutation,
} = enhanced;
export const customerEndpoints = enhanced.endpoints;

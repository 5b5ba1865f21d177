import { generatedApi } from '../generated/endpoints';
import { idTag, listTag, unlessFailedOrStale } from '../cache/tags';

export type { CustomerBilling, CustomerBillingChanges } from '../generated/endpoints';

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    getCustomerBilling: { providesTags: (_billing, _error, { id }) => [idTag('customer', id)] },
    changeCustomerBilling: {
      invalidatesTags: unlessFailedOrStale(({ id }: { id: number }) => [
        idTag('customer', id),
        listTag('billable'),
        listTag('leak'),
        listTag('activity'),
      ]),
    },
  },
});

export const { useGetCustomerBillingQuery, useChangeCustomerBillingMutation } = enhanced;

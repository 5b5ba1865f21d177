import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSearchCustomersQuery } from '../../api/customers';

export function useCustomerSuggestions(q: string | null) {
  return useSearchCustomersQuery(q === null ? skipToken : { q });
}

import { skipToken } from '@reduxjs/toolkit/query/react';
import { useWatch } from 'react-hook-form';
import { useGetCustomerQuery } from '../../api/customers';
import { useDispatchForm } from './dispatchForm';

/** The existing customer that was chosen, as the server knows it now. */
export function useChosenCustomer() {
  const { control } = useDispatchForm();
  const id = useWatch({ control, name: 'customerId' });
  const { currentData } = useGetCustomerQuery(id === null ? skipToken : { id });
  return currentData;
}

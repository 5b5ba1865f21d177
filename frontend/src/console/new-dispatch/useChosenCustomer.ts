import { skipToken } from '@reduxjs/toolkit/query/react';
import { useWatch } from 'react-hook-form';
import { useGetCustomerQuery } from '../../api/customers';
import { useDispatchForm } from './dispatchForm';

/** The chosen existing customer with the server's current data. */
export function useChosenCustomer() {
  const { control } = useDispatchForm();
  const id = useWatch({ control, name: 'customerId' });
  const { currentData } = useGetCustomerQuery(id === null ? skipToken : { id });
  return currentData;
}

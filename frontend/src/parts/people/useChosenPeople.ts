import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetCustomerQuery } from '../../api/customers';
import { useListDriversQuery } from '../../api/drivers';
import type { PickerOption } from '../../ui/list/filter/pickerOption';
import { useTranslation } from '../../ui/text/useTranslation';

/** The customer a list is filtered by; only the number while, or because, no more is known. */
export function useChosenCustomer(id: number | null): PickerOption<number> | null {
  const { t } = useTranslation('jobs');
  const { currentData: known } = useGetCustomerQuery(id === null ? skipToken : { id });
  return id === null
    ? null
    : { value: id, label: known?.name ?? t('filters.customerNumber', { id }) };
}

/** The driver a list is filtered by; only the number while, or because, no more is known. */
export function useChosenDriver(id: number | null): PickerOption<number> | null {
  const { t } = useTranslation('jobs');
  const { data: drivers } = useListDriversQuery({});
  const known = drivers?.find((driver) => driver.id === id);
  return id === null
    ? null
    : { value: id, label: known?.name ?? t('filters.driverNumber', { id }) };
}

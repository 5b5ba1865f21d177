import { withPickedCustomer } from '@dispatch/domain/jobs/dispatch-form';
import { fillOrder, type FilledOrder } from '@dispatch/domain/order-text/fill-order';
import type { ReadOrder } from '@dispatch/domain/order-text/read-order';
import { nanoid } from '@reduxjs/toolkit';
import type { Customer } from '../../../api/customers';
import type { DispatchValues } from '../dispatchForm';

export interface Filling extends Omit<FilledOrder, 'next'> {
  readonly next: Partial<DispatchValues>;
}

/** The changes of the form from an order; a known customer adds the stored data. */
export function fillFrom(
  values: DispatchValues,
  order: ReadOrder,
  customer: Customer | null,
  country: string,
): Filling {
  const picked = customer && withPickedCustomer(customer);
  const known = picked && {
    customerName: picked.customerName,
    ...(picked.customerEmail && { customerEmail: picked.customerEmail }),
    ...(picked.customerPhone && { customerPhone: picked.customerPhone }),
  };
  const completed = { ...order, fields: { ...order.fields, ...known } };
  const { next, ...filling } = fillOrder(values, completed, nanoid);
  return {
    ...filling,
    next: {
      ...next,
      ...(picked &&
        'customerName' in next && {
          customerId: picked.customerId,
          pickedEmail: picked.pickedEmail,
          pickedPhone: picked.pickedPhone,
        }),
      ...('pickupProvince' in next && { pickupCountry: country }),
      ...('dropoffProvince' in next && { dropoffCountry: country }),
    },
  };
}

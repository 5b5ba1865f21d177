import type { OrderField } from '@dispatch/domain/order-text/found';
import { useTranslation } from '../../../ui/text/useTranslation';

/** The visible label of a field; location fields include their side. */
export function useOrderFieldLabel() {
  const { t } = useTranslation('dispatch');
  const labels = {
    customerName: t('customer.name'),
    customerEmail: t('customer.email'),
    customerPhone: t('customer.phone'),
    pickupDate: t('additional.pickupDate'),
    poNumber: t('additional.poNumber'),
    specialInstructions: t('additional.specialInstructions'),
    ...placeLabels('pickup', t('location.pickup')),
    ...placeLabels('dropoff', t('location.dropoff')),
  };
  function placeLabels<Side extends 'pickup' | 'dropoff'>(side: Side, place: string) {
    const parts = {
      Address: t('location.address'),
      City: t('location.city'),
      Province: t('location.province'),
      PostalCode: t('location.postalCode'),
      ContactName: t('location.contactName'),
      ContactPhone: t('location.contactPhone'),
      SiteContactName: t('location.siteContactName'),
    };
    const named = Object.entries(parts).map(([part, label]) => [
      `${side}${part}`,
      `${place}, ${label}`,
    ]);
    // Each part has the prefix of its side, as in the type.
    return Object.fromEntries(named) as Record<`${Side}${keyof typeof parts}`, string>;
  }
  return (field: OrderField): string => labels[field];
}

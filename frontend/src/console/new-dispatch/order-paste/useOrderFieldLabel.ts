import { LOCATION_PARTS, SIDES, type LocationField } from '@dispatch/domain/jobs/job-location';
import type { OrderField } from '@dispatch/domain/order-text/found';
import { useTranslation } from '../../../ui/text/useTranslation';

/** The visible label of a field; location fields include their side. */
export function useOrderFieldLabel() {
  const { t } = useTranslation(['dispatch', 'jobForm']);
  const places = SIDES.flatMap((side) =>
    LOCATION_PARTS.map((part) => [
      `${side}${part}`,
      `${t(`location.${side}`)}, ${t(`jobForm:parts.${part}`)}`,
    ]),
  );
  const labels: Readonly<Record<OrderField | 'price', string>> = {
    ...(Object.fromEntries(places) as Record<LocationField, string>), // every part of both
    customerName: t('customer.name'),
    customerEmail: t('customer.email'),
    customerPhone: t('customer.phone'),
    pickupDate: t('jobForm:fields.preferredPickupDate'),
    deliveryDate: t('jobForm:fields.preferredDeliveryDate'),
    price: t('jobForm:fields.price'),
    poNumber: t('jobForm:fields.poNumber'),
    specialInstructions: t('jobForm:fields.specialInstructions'),
  };
  return (field: OrderField | 'price'): string => labels[field];
}

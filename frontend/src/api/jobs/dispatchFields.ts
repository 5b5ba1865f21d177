/** A call of the creation flow: the customer, the vehicle of a unit by index, or the job. */
export type DispatchStep = 'customer' | 'job' | { readonly unit: number };

const CUSTOMER_FIELDS: Readonly<Record<string, string>> = {
  id: 'customerName',
  name: 'customerName',
  email: 'customerEmail',
  phone: 'customerPhone',
};
const SINGLE_VEHICLE_FIELDS: Readonly<Record<string, string>> = {
  year: 'vehicleYear',
  make: 'vehicleMakeModel',
  model: 'vehicleMakeModel',
  vinLast8: 'vinLast8',
};
const UNIT_OF_JOB = /^vehicleUnitsData\.(\d+)\.(\w+)$/;

/** The form field for the server's `field` in the body of that step. */
export function dispatchField(step: DispatchStep, field: string, isMultiple: boolean): string {
  if (step === 'customer') return CUSTOMER_FIELDS[field] ?? field;
  if (step !== 'job') {
    return isMultiple ? `units.${step.unit}.${field}` : (SINGLE_VEHICLE_FIELDS[field] ?? field);
  }
  if (field === 'preferredPickupDate') return 'pickupDate';
  if (field === 'preferredDeliveryDate') return 'deliveryDate';
  if (field === 'customerId') return 'customerName';
  // With several units the units hold the prices, so a sum that is too large is an error of the
  // first unit.
  if (field === 'price' && isMultiple) return 'units.0.price';
  return field.replace(UNIT_OF_JOB, 'units.$1.$2');
}

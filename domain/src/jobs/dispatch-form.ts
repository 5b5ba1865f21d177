import { isTbd, sameName, type CustomerFields } from '../people/customer';
import { type DispatchText, forEachDispatchText } from './dispatch-texts';
import { LOCATION_FIELDS, type LocationField, type Side } from './job-location';
import type { StopTime } from './stop-window';
import { MAX_UNITS, MIN_UNITS } from '../limits';

/** One vehicle of the multiple mode; `id` only identifies the form row. */
export interface DispatchUnit {
  readonly id: string;
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
  readonly vinLast8: string;
  readonly poNumber: string;
  readonly price: number | null;
}

export type LocationValues = Readonly<Record<LocationField, string>>;

/** Values of the create-job form (specification 3); blank text and null mean not given. */
export interface DispatchFormValues
  extends LocationValues, Readonly<Record<DispatchText | StopTime, string>> {
  /** The selected customer; null if the name is only typed. */
  readonly customerId: number | null;
  /** The selected customer's values, to detect later edits. */
  readonly pickedEmail: string;
  readonly pickedPhone: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly customerPhone: string;
  readonly isMultipleVehicles: boolean;
  readonly vehicleYear: number | null;
  readonly vehicleMakeModel: string;
  readonly vinLast8: string;
  readonly units: readonly DispatchUnit[];
  /** Calendar date 'YYYY-MM-DD'. */
  readonly pickupDate: string;
  readonly deliveryDate: string;
  readonly driverId: number | null;
  /** The user of the office who looks after the job. */
  readonly responsibleId: number | null;
  /** Dollars; single mode only, units carry their own. */
  readonly price: number | null;
}

const BLANK_LOCATIONS = Object.fromEntries(
  LOCATION_FIELDS.map((field) => [field, '']),
) as LocationValues; // every field is in the list

export const BLANK_DISPATCH: DispatchFormValues = {
  ...BLANK_LOCATIONS,
  ...forEachDispatchText(() => ''),
  ...{ pickupFrom: '', pickupUntil: '', dropoffFrom: '', dropoffUntil: '' },
  customerId: null,
  pickedEmail: '',
  pickedPhone: '',
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  isMultipleVehicles: false,
  vehicleYear: null,
  vehicleMakeModel: '',
  vinLast8: '',
  units: [],
  pickupDate: '',
  deliveryDate: '',
  driverId: null,
  responsibleId: null,
  price: null,
};

export function blankUnit(id: string): DispatchUnit {
  return { id, year: null, make: '', model: '', vinLast8: '', poNumber: '', price: null };
}

/** Clears the single-vehicle fields and starts with one empty unit (specification 4.5). */
export function toMultipleVehicles(values: DispatchFormValues, unitId: string): DispatchFormValues {
  return {
    ...values,
    isMultipleVehicles: true,
    vehicleYear: null,
    vehicleMakeModel: '',
    vinLast8: '',
    price: null,
    units: [blankUnit(unitId)],
  };
}

/** Clears the unit list (specification 4.5). */
export function toSingleVehicle(values: DispatchFormValues): DispatchFormValues {
  return { ...values, isMultipleVehicles: false, units: [] };
}

export function canAddUnit(units: readonly unknown[]): boolean {
  return units.length < MAX_UNITS;
}

export function canRemoveUnit(units: readonly unknown[]): boolean {
  return units.length > MIN_UNITS;
}

/** The list with one more empty unit, or the same list if it is full. */
export function addUnit(units: readonly DispatchUnit[], id: string): readonly DispatchUnit[] {
  return canAddUnit(units) ? [...units, blankUnit(id)] : units;
}

type CustomerValues = Pick<
  DispatchFormValues,
  'customerId' | 'pickedEmail' | 'pickedPhone' | 'customerName' | 'customerEmail' | 'customerPhone'
>;

/** Selecting a customer fills its fields and assigns the job to it. */
export function withPickedCustomer(
  customer: Pick<CustomerFields, 'name' | 'email' | 'phone'> & { readonly id: number },
): CustomerValues {
  const [email, phone] = [customer.email ?? '', customer.phone ?? ''];
  return {
    customerId: customer.id,
    pickedEmail: email,
    pickedPhone: phone,
    customerName: customer.name,
    customerEmail: email,
    customerPhone: phone,
  };
}

/** Another name means another customer: clears the values of the selected one. */
export function withTypedCustomerName(values: CustomerValues, name: string): CustomerValues {
  const { customerId, pickedEmail, pickedPhone, customerEmail, customerPhone } = values;
  if (customerId === null || sameName(name, values.customerName))
    return { ...values, customerName: name };
  return {
    customerId: null,
    pickedEmail: '',
    pickedPhone: '',
    customerName: name,
    customerEmail: customerEmail === pickedEmail ? '' : customerEmail,
    customerPhone: customerPhone === pickedPhone ? '' : customerPhone,
  };
}

/** 'Use Customer Address': fills one location with the customer's address and contact. */
export function withCustomerAddress(
  values: DispatchFormValues,
  side: Side,
  customer: CustomerFields,
): DispatchFormValues {
  return {
    ...values,
    [`${side}Address`]: customer.address ?? '',
    [`${side}City`]: customer.city ?? '',
    [`${side}Province`]: customer.province ?? '',
    [`${side}PostalCode`]: customer.postalCode ?? '',
    [`${side}ContactName`]: customer.contactName ?? (isTbd(customer.name) ? '' : customer.name),
    [`${side}ContactPhone`]: customer.phone ?? '',
  };
}

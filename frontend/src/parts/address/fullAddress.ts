/** Unknown parts are empty strings (specification 3, address suggestion). */
export interface Address {
  readonly address: string;
  readonly city: string;
  readonly province: string;
  readonly postalCode: string;
  readonly country: string;
}

/** A row of the list; its parts may not be loaded yet. */
export interface AddressOption {
  readonly id: string;
  readonly text: string;
  /** Null while only the map service knows the parts. */
  readonly address: Address | null;
}

/** The result for a suggestion whose details cannot be loaded (specification 8). */
export function textAlone(text: string): Address {
  return { address: text, city: '', province: '', postalCode: '', country: '' };
}

/** The address on one line, without the country. */
export function addressLine({ address, city, province, postalCode }: Address): string {
  const region = [province, postalCode].filter(Boolean).join(' ');
  return [address, city, region].filter(Boolean).join(', ');
}

/** Parts that are not known are empty text (specification 3, address suggestion). */
export interface Address {
  readonly address: string;
  readonly city: string;
  readonly province: string;
  readonly postalCode: string;
  readonly country: string;
}

/** A row of the list; its parts may still have to be asked for. */
export interface AddressOption {
  readonly id: string;
  readonly text: string;
  /** Null while only the map service knows the parts. */
  readonly address: Address | null;
}

/** What is left of a suggestion whose details cannot be had (specification 8). */
export function textAlone(text: string): Address {
  return { address: text, city: '', province: '', postalCode: '', country: '' };
}

/** One line as people write it; the country goes without saying. */
export function addressLine({ address, city, province, postalCode }: Address): string {
  const region = [province, postalCode].filter(Boolean).join(' ');
  return [address, city, region].filter(Boolean).join(', ');
}

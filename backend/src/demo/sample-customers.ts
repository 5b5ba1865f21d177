import {
  BLACKLISTED,
  CUSTOMER_KINDS,
  type CustomerKind,
  CUSTOMERS,
  mailName,
} from './sample-words';

export interface SampleCustomer {
  readonly name: string;
  readonly kind: CustomerKind;
  readonly email: string;
  /** Pays late, so it gets no more transports. */
  readonly isBlacklisted: boolean;
}

export const SAMPLE_CUSTOMERS: readonly SampleCustomer[] = CUSTOMER_KINDS.flatMap((kind) =>
  CUSTOMERS[kind].map((name) => ({
    name,
    kind,
    email:
      kind === 'private'
        ? `${mailName(name, '.')}@example.net`
        : `transport@${mailName(name, '-')}.example`,
    isBlacklisted: name === BLACKLISTED,
  })),
);

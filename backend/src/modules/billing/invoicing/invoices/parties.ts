/** Whom an invoice is for, as its paper names them. */
export interface Party {
  readonly name: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly province: string | null;
  readonly postalCode: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Who issues it, and what its paper says of the company. */
export interface Seller extends Party {
  readonly gstNumber: string | null;
  readonly qstNumber: string | null;
  readonly interestText: string | null;
  readonly remittance: string | null;
  /** SHA-256 of the logo, hexadecimal. */
  readonly logoHash: string | null;
}

/** What the paper of an invoice says of both sides: of a draft as they are now, of an issued one as they were then. */
export interface Parties {
  readonly seller: Seller;
  readonly billTo: Party;
  /** By which the customer pays no sales tax. */
  readonly exemptCertificate: string | null;
}

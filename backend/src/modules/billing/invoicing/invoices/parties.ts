/** The buyer of an invoice, as named on its document. */
export interface Party {
  readonly name: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly province: string | null;
  readonly postalCode: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** The company's details on each of its documents. */
export interface Letterhead extends Party {
  readonly gstNumber: string | null;
  readonly qstNumber: string | null;
  /** SHA-256 of the logo, in hexadecimal. */
  readonly logoHash: string | null;
}

/** The issuer of an invoice, with its texts in the invoice's language. */
export interface Seller extends Letterhead {
  readonly interestText: string | null;
  readonly remittance: string | null;
}

/** Both parties on an invoice: of a draft as they are now, of an issued one as they were then. */
export interface Parties {
  readonly seller: Seller;
  readonly billTo: Party;
  /** The certificate that exempts the customer from sales tax. */
  readonly exemptCertificate: string | null;
}

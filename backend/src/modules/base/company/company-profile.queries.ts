import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { toDate } from '../../../database/rows';
import type { CompanyProfile } from '../../../database/schema/entities/invoicing/company-profile';

export type ProfileFacts = Omit<CompanyProfile, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** The stored company profile. Before the first change there is no row, and every field is blank. */
export interface KnownProfile extends ProfileFacts {
  readonly version: number;
  readonly updatedAt: Date | null;
}

type ProfileRow = Omit<KnownProfile, 'updatedAt'> & { readonly updatedAt: unknown };

const BLANK: KnownProfile = {
  legalName: null,
  address: null,
  city: null,
  province: null,
  postalCode: null,
  phone: null,
  email: null,
  nsc: null,
  cvor: null,
  nir: null,
  gstNumber: null,
  qstNumber: null,
  invoiceLanguage: null,
  termsDays: null,
  interestText: null,
  interestTextFr: null,
  invoicePrefix: null,
  remittance: null,
  remittanceFr: null,
  logoHash: null,
  reminderDays: null,
  writeOffCents: null,
  version: 1,
  updatedAt: null,
};

@Injectable()
export class CompanyProfileQueries {
  constructor(private readonly database: Database) {}

  async read(): Promise<KnownProfile> {
    const [row] = await this.database.query<ProfileRow>(
      `SELECT legalName, address, city, province, postalCode, phone, email, nsc, cvor, nir,
         gstNumber, qstNumber, invoiceLanguage, termsDays, interestText, interestTextFr, invoicePrefix,
         remittance, remittanceFr, logoHash, reminderDays, writeOffCents,
         version, updatedAt FROM company_profile`,
    );
    return row === undefined ? BLANK : { ...row, updatedAt: toDate(row.updatedAt) };
  }
}

import { Injectable } from '@nestjs/common';
import { Settings } from '../../../config/settings';
import { CompanyProfileQueries } from './company-profile.queries';

/** The company as shown on its documents. */
export interface Carrier {
  readonly name: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly province: string | null;
  readonly postalCode: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** National Safety Code, Ontario's CVOR, Quebec's NIR. */
  readonly nsc: string | null;
  readonly cvor: string | null;
  readonly nir: string | null;
}

/** The admins' entries take precedence over the server's settings. */
@Injectable()
export class CarrierReader {
  constructor(
    private readonly profiles: CompanyProfileQueries,
    private readonly settings: Settings,
  ) {}

  async read(): Promise<Carrier> {
    const { legalName, phone, email, ...profile } = await this.profiles.read();
    const { company } = this.settings;
    return {
      name: legalName ?? company.name,
      address: profile.address,
      city: profile.city,
      province: profile.province,
      postalCode: profile.postalCode,
      phone: phone ?? company.phone,
      email: email ?? company.email,
      nsc: profile.nsc,
      cvor: profile.cvor,
      nir: profile.nir,
    };
  }
}

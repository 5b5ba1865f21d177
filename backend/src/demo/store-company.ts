import { CompanyProfile } from '../database/schema/entities/company-profile';
import type { Tx } from '../database/transactions/transaction';

/** What the papers of the sample company say of it. */
export async function storeCompany(tx: Tx, now: Date): Promise<void> {
  await tx.manager.insert(CompanyProfile, {
    id: 1,
    legalName: 'Sample Vehicle Transport Inc.',
    address: '100 Example Road',
    city: 'Brampton',
    province: 'ON',
    postalCode: 'L6T 0A1',
    phone: '905-555-0100',
    email: 'dispatch@transport.example',
    nsc: 'ON0000001',
    cvor: '000-000-001',
    nir: 'R-000000-1',
    version: 2,
    createdAt: now,
    updatedAt: now,
  });
}

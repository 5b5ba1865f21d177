import { CompanyProfile } from '../../database/schema/entities/invoicing/company-profile';
import type { Tx } from '../../database/transactions/transaction';

/** The company's details on its documents. */
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
    // Valid check digits, but not registered to any company.
    gstNumber: '123456782RT0001',
    qstNumber: '1000000007TQ0001',
    invoiceLanguage: 'en',
    termsDays: 30,
    interestText: 'Interest of 1.5% a month (19.56% a year) is charged on overdue invoices.',
    invoicePrefix: 'SVT-',
    remittance: 'Cheque to Sample Vehicle Transport Inc.\nTransfer to payments@transport.example',
    logoHash: null,
    version: 2,
    createdAt: now,
    updatedAt: now,
  });
}

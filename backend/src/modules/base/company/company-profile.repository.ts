import { Injectable } from '@nestjs/common';
import { updateVersioned } from '../../../database/records/compare-and-swap';
import { CompanyProfile } from '../../../database/schema/entities/invoicing/company-profile';
import { holdGuard } from '../../../database/transactions/guards';
import type { Tx } from '../../../database/transactions/transaction';
import type { KnownProfile, ProfileFacts } from './company-profile.queries';

/** There is one company. */
const ID = 1;

@Injectable()
export class CompanyProfileRepository {
  /** Blocks concurrent changes until the transaction ends. */
  hold(tx: Tx): Promise<void> {
    return holdGuard(tx, 'company');
  }

  /** Saves a profile that this transaction has locked. */
  async save(tx: Tx, known: KnownProfile, fields: Partial<ProfileFacts>, now: Date): Promise<void> {
    if (known.updatedAt === null)
      await tx.manager.insert(CompanyProfile, {
        ...{ ...known, ...fields },
        id: ID,
        version: known.version + 1,
        createdAt: now,
        updatedAt: now,
      });
    else await updateVersioned(tx, CompanyProfile, ID, known.version, fields, now);
  }
}

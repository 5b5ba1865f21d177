import { staleVersion } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { ONLY_ROW, saveSettings } from '../../../database/records/save-settings';
import { CompanyProfile } from '../../../database/schema/entities/invoicing/company-profile';
import { holdGuard } from '../../../database/transactions/guards';
import type { Actor } from '../../../http/access/actor';
import { changedFacts } from '../activity/changed-facts';
import { Changes } from '../activity/changes';
import { CompanyProfileQueries, type ProfileFacts } from './company-profile.queries';
import type { CompanyProfileAnswer } from './company-profile.schema';
import { presentProfile } from './present-profile';

/** Omitted fields stay unchanged. */
type ProfileChanges = { readonly [Name in keyof ProfileFacts]?: ProfileFacts[Name] | undefined };

/** Writes the given fields of the company profile. */
@Injectable()
export class ChangeProfileService {
  constructor(
    private readonly changes: Changes,
    private readonly queries: CompanyProfileQueries,
  ) {}

  /** @throws AppError stale_version with the current record */
  change(
    actor: Actor,
    version: number | null,
    changes: ProfileChanges,
  ): Promise<CompanyProfileAnswer> {
    return this.changes.run(async (tx) => {
      await holdGuard(tx, 'company');
      const known = await this.queries.read();
      const facts = changedFacts(known, changes);
      if (version !== null && version !== known.version) throw staleVersion(presentProfile(known));
      if (facts === null) return presentProfile(known);
      const { updatedAt, ...fields } = known;
      const stored = updatedAt === null ? null : { id: ONLY_ROW, version: known.version };
      const written = { blank: { ...fields, id: ONLY_ROW }, changed: facts.after };
      await saveSettings(tx, CompanyProfile, stored, written, this.changes.now());
      const saved = presentProfile(await this.queries.read());
      await this.changes.record(tx, actor, {
        action: 'company.updated',
        resourceId: null,
        version: saved.version,
        ...facts,
      });
      return saved;
    });
  }
}

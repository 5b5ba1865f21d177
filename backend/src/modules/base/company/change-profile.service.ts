import { staleVersion } from '@dispatch/domain/errors';
import { LOGO_BOX } from '@dispatch/domain/invoices/invoice-settings';
import { Injectable } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { ONLY_ROW, saveSettings } from '../../../database/records/save-settings';
import { CompanyProfile } from '../../../database/schema/entities/invoicing/company-profile';
import { holdGuard } from '../../../database/transactions/guards';
import type { Actor } from '../../../http/access/actor';
import type { ReceivedFile } from '../../../http/files/received-file';
import { ImageProcessor } from '../../../images/image-processor';
import { changedFacts } from '../activity/changed-facts';
import { Changes } from '../activity/changes';
import { KeepFiles } from '../kept-files/keep-files';
import {
  CompanyProfileQueries,
  type KnownProfile,
  type ProfileFacts,
} from './company-profile.queries';
import type { CompanyProfileAnswer } from './company-profile.schema';
import { presentProfile } from './present-profile';

/** Omitted fields stay unchanged. */
type ProfileChanges = { readonly [Name in keyof ProfileFacts]?: ProfileFacts[Name] | undefined };

/** For the activity, with money in dollars. */
function factsOf(profile: KnownProfile) {
  const { writeOffLimit } = presentProfile(profile);
  const { writeOffCents: _cents, ...facts } = profile;
  return { ...facts, writeOffLimit };
}

@Injectable()
export class ChangeProfileService {
  constructor(
    private readonly changes: Changes,
    private readonly queries: CompanyProfileQueries,
    private readonly files: KeepFiles,
    private readonly images: ImageProcessor,
  ) {}

  /** Writes the given fields of the company profile. @throws AppError stale_version with the current record */
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
        ...changedFacts(factsOf(known), factsOf({ ...known, ...facts.after })),
      });
      return saved;
    });
  }

  /**
   * Replaces or removes the logo. The old file is deleted after a day.
   * @throws AppError stale_version, not_a_photo, image_too_costly, images_busy, storage_full, storage_unavailable
   */
  async replaceLogo(
    actor: Actor,
    version: number | null,
    file: ReceivedFile,
  ): Promise<CompanyProfileAnswer> {
    const source = { read: () => readFile(file.path), signal: file.signal };
    const logo = await this.images.makeFiles(source, [{ box: LOGO_BOX }]);
    return this.files.keep(logo, (_tx, [logoHash]) => this.change(actor, version, { logoHash }));
  }

  /** @throws AppError stale_version */
  removeLogo(actor: Actor, version: number | null): Promise<CompanyProfileAnswer> {
    return this.change(actor, version, { logoHash: null });
  }
}

import { staleVersion } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { ONLY_ROW, saveSettings } from '../../../../database/records/save-settings';
import { RetentionSettings } from '../../../../database/schema/entities/retention-settings';
import { holdGuard } from '../../../../database/transactions/guards';
import type { Actor } from '../../../../http/access/actor';
import { changedFacts } from '../../../base/activity/changed-facts';
import { Changes } from '../../../base/activity/changes';
import type { Query } from '../subject';
import { type KnownRetention, readRetention } from './retention-settings';
import type { RetentionAnswer } from './retention.schema';
import type { RetentionDto } from './retention.dto';

@Injectable()
export class ChangeRetentionService {
  constructor(private readonly changes: Changes) {}

  /** @throws AppError stale_version with the present settings */
  change(actor: Actor, version: number | null, body: RetentionDto): Promise<RetentionAnswer> {
    return this.changes.run(async (tx) => {
      const query: Query = (sql, values = []) => tx.manager.query(sql, [...values]);
      await holdGuard(tx, 'privacy');
      const known = await readRetention(query);
      if (version !== null && version !== known.version)
        throw staleVersion(presentRetention(known));
      const facts = changedFacts(known.chosen, body);
      if (facts === null) return presentRetention(known);
      const stored = known.updatedAt === null ? null : { id: ONLY_ROW, version: known.version };
      const written = {
        blank: { ...known.chosen, id: ONLY_ROW },
        // Records due by the new settings are deleted in the next hour.
        changed: { ...facts.after, lastRunOn: null },
      };
      await saveSettings(tx, RetentionSettings, stored, written, this.changes.now());
      const saved = presentRetention(await readRetention(query));
      await this.changes.record(tx, actor, {
        action: 'company.retention-changed',
        resourceId: null,
        ...facts,
      });
      return saved;
    });
  }
}

export function presentRetention({ chosen, updatedAt, ...known }: KnownRetention): RetentionAnswer {
  return { ...chosen, ...known, updatedAt: updatedAt?.toISOString() ?? null };
}

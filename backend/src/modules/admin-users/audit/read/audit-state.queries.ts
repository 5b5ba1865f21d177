import { Injectable } from '@nestjs/common';
import { Database } from '../../../../database/database';
import { type Row, toDate, toNullable, toNumber, toText } from '../../../../database/rows';
import { endsOf, SELECT_ENDS } from '../chain/audit-chain';
import type { AuditStateAnswer } from './audit.schema';

/** Reads the end of the chain and the progress of each receiver. */
@Injectable()
export class AuditStateQueries {
  constructor(private readonly database: Database) {}

  async read(): Promise<AuditStateAnswer> {
    const [ends] = await this.database.query<Row>(SELECT_ENDS);
    const { lastNo, lastHash } = endsOf(ends);
    const receivers = await this.database.query<Row>(
      'SELECT name, sentNo, failingSince, lastError FROM audit_streams ORDER BY name',
    );
    return {
      ...{ lastNo, lastHash },
      receivers: receivers.map((row) => {
        const sentNo = toNumber(row['sentNo']);
        return {
          name: row['name'] === 'file' ? 'file' : 'syslog',
          sentNo,
          waiting: Math.max(0, lastNo - sentNo),
          failingSince: toNullable(row['failingSince'], toDate)?.toISOString() ?? null,
          lastError: toNullable(row['lastError'], toText),
        };
      }),
    };
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '../../../../database/database';

interface Variable {
  readonly Variable_name: string;
  readonly Value: string;
}

export interface GaleraState {
  readonly size: number;
  readonly localState: number;
  readonly isReady: boolean;
}

/** What the node that is written to says of its cluster. */
@Injectable()
export class GaleraQueries {
  constructor(private readonly database: Database) {}

  /** Null for a database that replicates nothing by Galera. */
  async state(): Promise<GaleraState | null> {
    if (this.database.engine === 'sqlite') return null;
    // By name and with no value: a server that does not know it answers nothing.
    const [isOn] = await this.database.query<Variable>("SHOW GLOBAL VARIABLES LIKE 'wsrep_on'");
    if (isOn?.Value !== 'ON') return null;
    const rows = await this.database.query<Variable>(
      `SHOW GLOBAL STATUS WHERE Variable_name IN
        ('wsrep_cluster_size', 'wsrep_local_state', 'wsrep_ready')`,
    );
    const values = new Map(rows.map(({ Variable_name: name, Value }) => [name, Value]));
    return {
      size: Number(values.get('wsrep_cluster_size')),
      localState: Number(values.get('wsrep_local_state')),
      isReady: values.get('wsrep_ready') === 'ON',
    };
  }
}

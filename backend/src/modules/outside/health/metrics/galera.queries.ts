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

/** The state of the Galera cluster, as seen by the written node. */
@Injectable()
export class GaleraQueries {
  constructor(private readonly database: Database) {}

  /** Null if the database does not use Galera. */
  async state(): Promise<GaleraState | null> {
    if (this.database.engine === 'sqlite') return null;
    // Query by name without a value: a server that does not know the variable returns no row.
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

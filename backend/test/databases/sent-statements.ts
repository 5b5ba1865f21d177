import type { Database } from '../../src/database/database';
import { shapeOf } from './statements';

/** The first table that a statement names. */
const TABLE = /\b(?:FROM|INTO|UPDATE) (\w+)/;
/** MySQL's procedures that begin and commit. */
const CALL = /^CALL (BEGIN|COMMIT)_/;
const BLOCK = /^BEGIN NOT ATOMIC (.* COMMIT|START TRANSACTION; SELECT .*); END$/;

/**
 * The statements sent to the database while `work` runs, such as `SELECT jobs`, one for each round trip. A block of
 * MariaDB is a list.
 */
export async function sentDuring(
  database: Database,
  work: () => Promise<unknown>,
): Promise<(string | string[])[]> {
  const sent: string[] = [];
  const [lease, query] = [database.lease.bind(database), database.query.bind(database)];
  const spies = [
    jest.spyOn(database, 'lease').mockImplementation(async () => {
      const held = await lease();
      return {
        ...held,
        query: (text, ...rest) => {
          sent.push(text);
          return held.query(text, ...rest);
        },
      };
    }),
    jest.spyOn(database, 'query').mockImplementation((text, values) => {
      if (database.unit() === null) sent.push(text);
      return query(text, values);
    }),
  ];
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return sent.map((text) => {
    const shape = shapeOf(text);
    const block = BLOCK.exec(shape)?.[1];
    return block === undefined ? subjectOf(shape) : statementsIn(block).map(subjectOf);
  });
}

function statementsIn(block: string): string[] {
  return block.split('; ').filter((statement) => !/^(?:END|SET)/.test(statement));
}

function subjectOf(statement: string): string {
  const called = CALL.exec(statement)?.[1];
  if (called !== undefined) return called;
  const [verb = ''] = statement.split(' ');
  const table = TABLE.exec(statement)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}

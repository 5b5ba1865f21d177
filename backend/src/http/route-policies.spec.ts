import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeHttp } from '../../test/http';
import { routePolicies } from './route-policies';

/** The committed table of who may call what; a change to it is a change of permissions. */
const TABLE = join(__dirname, 'route-policies.txt');

function table(rows: readonly { method: string; path: string; access: string | null }[]): string {
  return rows
    .map(
      ({ method, path, access }) =>
        `${method.padEnd(6)} ${path.padEnd(44)} ${access ?? 'NOTHING'}\n`,
    )
    .join('');
}

describeHttp('route policies', (api) => {
  test('every route says who may call it, as the committed table shows', () => {
    expect(table(routePolicies(api().app))).toBe(readFileSync(TABLE, 'utf8'));
  });
});

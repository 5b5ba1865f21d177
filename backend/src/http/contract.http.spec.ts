import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeHttp } from '../../test/app/http';
import { openApiText } from './manual/openapi';
import { policyTable } from './access/route-policies';

const committed = (name: string) => readFileSync(join(__dirname, '../..', name), 'utf8');

describeHttp('the committed contract', (api) => {
  test('who may call what is as the table says', () => {
    expect(policyTable(api().app)).toBe(committed('route-policies.txt'));
    expect(committed('route-policies.txt')).not.toMatch(/ -$/m);
  });

  test('the API document is up to date', () => {
    expect(openApiText(api().app)).toBe(committed('openapi.json'));
  });
});

import type { ReadProblem } from '@dispatch/domain/imports/problems';
import { nameKey } from '@dispatch/domain/people/customer';
import { type ReadRow, vinsOf } from './row-reader';

/** Finds the later of two rows about the same vehicle or customer. Use one instance per pass over a file. */
export class DuplicateRows {
  private readonly lines = new Map<string, number>();

  problemsOf({ job, customer }: ReadRow, line: number): ReadProblem[] {
    if (customer !== null) {
      const first = this.firstLine(`name ${nameKey(customer.name)}`, line);
      if (customer.name === '' || first === line) return [];
      return [{ column: 'name', code: 'stands_twice', params: { line: first }, isWarning: false }];
    }
    const firsts = vinsOf(job).map((vin) => this.firstLine(`vin ${vin.slice(-8)}`, line));
    const first = firsts.find((one) => one !== line);
    if (first === undefined) return [];
    return [{ column: 'vin', code: 'stands_twice', params: { line: first }, isWarning: true }];
  }

  private firstLine(key: string, line: number): number {
    const known = this.lines.get(key);
    if (known === undefined) this.lines.set(key, line);
    return known ?? line;
  }
}

import type { DataSource } from 'typeorm';
export interface MigrationStep {
  readonly id: string;
  readonly sql: string | { readonly sqlite: string; readonly mysql: string };
}
export interface Migration {
  readonly name: string;
  readonly steps: readonly MigrationStep[];
}
export class SchemaError extends Error {}
export function migrate(
  _d: DataSource,
  _m: readonly Migration[],
  _o: { log: (line: string) => void; beforeUpgrade: (reason: string) => Promise<string | null> },
): Promise<void> {
  return Promise.resolve();
}

import { createHash } from 'node:crypto';
import type { Engine } from '../engines/engine';
import type { Row } from '../rows';
import { firstHarmful } from './expansion';

/**
 * One statement. One text serves both engines where it can: names in backticks, `{id}` for the
 * generated key, `{table}` after the bracket of a table that ends.
 */
export type MigrationStep = string | StepByEngine | Recomputation;

interface StepByEngine {
  readonly sqlite: string;
  readonly mysql: string;
}

export interface Update {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/**
 * Recomputes stored values that SQL cannot compute, from the rows of a query. It is safe to run again. Older servers
 * can read its values, so an expansion may contain it.
 */
export interface Recomputation {
  readonly rows: string | StepByEngine;
  readonly updates: (rows: readonly Row[], engine: Engine) => readonly Update[];
}

/** A change of the schema. MariaDB commits each statement by itself, so each is a step of its own. */
export interface Migration {
  readonly name: string;
  readonly steps: readonly MigrationStep[];
  /** Only adds what a server need not know: older ones start on the database, and work on. */
  readonly expands?: true;
}

/** The database and the program do not belong together. */
export class SchemaError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SchemaError';
  }
}

export interface PlannedStep {
  readonly id: string;
  readonly sql: string;
  readonly checksum: string;
  readonly expands: boolean;
  /** The updates for the rows that the statement reads. */
  readonly updates?: (rows: readonly Row[]) => readonly Update[];
}

/**
 * All steps in order, as the engine takes them. The checksum is of the text before that.
 * @throws SchemaError when one is called an expansion and is none
 */
export function plannedSteps(migrations: readonly Migration[], engine: Engine): PlannedStep[] {
  return migrations.flatMap(({ name, steps, expands = false }) => {
    const planned = steps.map((step, index) => ({
      id: `${name}/${String(index + 1)}`,
      sql: statementFor(step, engine),
      checksum: createHash('sha256').update(JSON.stringify(step)).digest('hex'),
      expands,
      ...(typeof step !== 'string' &&
        'rows' in step && {
          updates: (rows: readonly Row[]) => step.updates(rows, engine),
        }),
    }));
    const harmful = expands
      ? firstHarmful(planned.filter(({ updates }) => updates === undefined))
      : undefined;
    if (harmful === undefined) return planned;
    throw new SchemaError(
      `The migration step ${harmful.id} is no expansion: servers that do not know it could fail.`,
    );
  });
}

function statementFor(step: MigrationStep, engine: Engine): string {
  const statement = typeof step !== 'string' && 'rows' in step ? step.rows : step;
  const text = typeof statement === 'string' ? statement : statement[engine];
  return engine === 'sqlite'
    ? text
        .replaceAll('{id}', '`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL')
        .replaceAll('{table}', '')
        .replaceAll('`', '"')
    : text
        .replaceAll('{id}', '`id` int NOT NULL AUTO_INCREMENT PRIMARY KEY')
        .replaceAll('{table}', 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin');
}

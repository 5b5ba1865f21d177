import { createHash } from 'node:crypto';
import type { Engine } from '../engines/engine';
import { forEachServer } from '../engines/server-text';
import { StartRefusal } from '../engines/start-refusal';
import type { Row } from '../rows';

const HARMLESS = /^(CREATE TABLE |CREATE INDEX )/;
/** Adds one column only: a comma outside parentheses would begin another change. */
const COLUMN = /^ALTER TABLE \S+ ADD COLUMN (?:[^,()]|\([^()]*\))+$/;
/** A new column must have a default or allow null, for servers that do not set it. */
const IS_FILLED = /\bDEFAULT\b|^(?!.*NOT NULL)/;
const BINDS = /\b(UNIQUE|REFERENCES|CHECK|PRIMARY KEY)\b/;
const TABLE = /^CREATE TABLE [`"]?(\w+)/;
const UNIQUE = /^CREATE UNIQUE INDEX \S+ ON [`"]?(\w+)/;

/** The first statement of a migration that could break a server without this migration. */
function firstHarmful<T extends { readonly sql: string }>(statements: readonly T[]): T | undefined {
  const made = new Set(statements.map(({ sql }) => TABLE.exec(sql)?.[1]));
  return statements.find(({ sql }) => {
    const unique = UNIQUE.exec(sql)?.[1];
    return unique === undefined ? !isHarmless(sql) : !made.has(unique);
  });
}

function isHarmless(sql: string): boolean {
  const line = sql.replaceAll(/\s+/g, ' ').trim();
  return HARMLESS.test(line) || (COLUMN.test(line) && IS_FILLED.test(line) && !BINDS.test(line));
}

/**
 * One statement. Where possible one text serves both engines: names in backticks, `{id}` for the generated key,
 * `{table}` after a table's closing bracket.
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
 * Recomputes stored values that SQL cannot compute, from the rows of a query. It can run again safely. Older servers
 * can read its values, so an expansion may contain it.
 */
export interface Recomputation {
  readonly rows: string | StepByEngine;
  readonly updates: (rows: readonly Row[], engine: Engine) => readonly Update[];
}

/** A schema change. MariaDB commits every statement separately, so each one is a step. */
export interface Migration {
  readonly name: string;
  readonly steps: readonly MigrationStep[];
  /** Only adds things that a server may ignore: older servers start on the database and keep running. */
  readonly expands?: true;
}

/** The database and the program are incompatible. */
export class SchemaError extends StartRefusal {
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
 * All steps in order, in the engine's dialect. The checksum covers the text before translation.
 * @throws SchemaError if a step of an expansion does more than expand
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
    : forEachServer(text)
        .replaceAll('{id}', '`id` int NOT NULL AUTO_INCREMENT PRIMARY KEY')
        .replaceAll('{table}', 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin');
}

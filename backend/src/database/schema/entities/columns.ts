import { Column, type ColumnOptions, JoinColumn, ManyToOne } from 'typeorm';

/**
 * Column types that mean the same on SQLite and MariaDB, without schema drift on either. Lengths are Unicode code
 * points and match the limits checked at the edge, since SQLite enforces none.
 */
export const Text = (length: number, options: ColumnOptions = {}) =>
  Column({ type: 'varchar', length, ...options });

export const OptionalText = (length: number, options: ColumnOptions = {}) =>
  Column({ type: 'varchar', length, nullable: true, ...options });

export const Integer = (options: ColumnOptions = {}) => Column({ type: 'integer', ...options });

export const OptionalInteger = (options: ColumnOptions = {}) =>
  Column({ type: 'integer', nullable: true, ...options });

export const Flag = (options: ColumnOptions = {}) => Column({ type: 'boolean', ...options });

export const OptionalFlag = () => Column({ type: 'boolean', nullable: true });

/** An instant in UTC with milliseconds. */
export const Instant = () => Column({ type: 'datetime', precision: 3 });

export const OptionalInstant = () => Column({ type: 'datetime', precision: 3, nullable: true });

/** At most 64 kB, the limit of MariaDB's TEXT. */
export const LongText = () => Column({ type: 'text' });

/** JSON kept as text, at most 64 kB, the limit of MariaDB's TEXT. */
export const OptionalJsonText = () => Column({ type: 'text', nullable: true });

/** The record whose id is in the column `…Id`, with a foreign key. */
export const References =
  (target: () => new () => object, foreignKeyConstraintName: string) =>
  (record: object, property: string): void => {
    ManyToOne(target, { onUpdate: 'NO ACTION', onDelete: 'NO ACTION' })(record, property);
    JoinColumn({ name: `${property}Id`, foreignKeyConstraintName })(record, property);
  };

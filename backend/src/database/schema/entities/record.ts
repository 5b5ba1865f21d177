import { PrimaryGeneratedColumn } from 'typeorm';
import { Instant, Integer } from './columns';

export abstract class NumberedRecord {
  @PrimaryGeneratedColumn() id!: number;
}

/** Every change increments the version, which writers compare. */
export abstract class VersionedRecord extends NumberedRecord {
  @Integer() version!: number;
  @Instant() createdAt!: Date;
  @Instant() updatedAt!: Date;
}

import { Entity, Index } from 'typeorm';
import { Integer, OptionalText, References, Text } from './columns';
import { User } from './accounts/user';
import { VersionedRecord } from './record';

/** The driver record of a user; lists show it only while that user has the role driver. */
@Entity('drivers')
@Index('drivers_user', ['userId'], { unique: true })
export class Driver extends VersionedRecord {
  @Integer() userId!: number;
  @References(() => User, 'drivers_user_fk') user?: User;
  @Text(120) name!: string;
  @Text(240) nameSort!: string;
  @OptionalText(40) phone!: string | null;
  @Text(20) status!: string;
}

import { Entity, Index } from 'typeorm';
import { Integer, References, Text } from './columns';
import { User } from './accounts/user';
import { VersionedRecord } from './record';

/** A person's named search, filters and order of one list. */
@Entity('saved_views')
@Index('saved_views_name', ['userId', 'list', 'nameKey'], { unique: true })
export class SavedView extends VersionedRecord {
  @Integer() userId!: number;
  @References(() => User, 'saved_views_user_fk') user?: User;
  @Text(20) list!: string;
  @Text(60) name!: string;
  /** Equal names share this key. */
  @Text(120) nameKey!: string;
  /** As in the URL. */
  @Text(1000) query!: string;
}

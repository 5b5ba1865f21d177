import { Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Instant, Integer, Text } from './columns';
import { User } from './accounts/user';

/** Search, filters and order of one list under a name, for one person. */
@Entity('saved_views')
@Index('saved_views_name', ['userId', 'list', 'nameKey'], { unique: true })
export class SavedView {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() userId!: number;
  @ManyToOne(() => User, { onUpdate: 'NO ACTION', onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'saved_views_user_fk' })
  user?: User;
  @Text(20) list!: string;
  @Text(60) name!: string;
  /** What makes names the same. */
  @Text(120) nameKey!: string;
  /** As the address writes it. */
  @Text(1000) query!: string;
  @Integer() version!: number;
  @Instant() createdAt!: Date;
  @Instant() updatedAt!: Date;
}

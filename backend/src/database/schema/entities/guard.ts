import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A row that a transaction updates first when what it protects has no row of its own yet
 * (the upsert of a customer, the last admin, how many views a person keeps): two such transactions run one after the other,
 * on a cluster too, where row locks do not reach the other nodes.
 */
@Entity('guards')
export class Guard {
  @PrimaryColumn({ type: 'varchar', length: 60 }) name!: string;
  @Column({ type: 'integer' }) version!: number;
}

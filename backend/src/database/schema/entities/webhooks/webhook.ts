import { Entity, PrimaryGeneratedColumn } from 'typeorm';
import { Flag, Instant, Integer, OptionalInstant, OptionalText, Text } from '../columns';

/** Another system that receives events. */
@Entity('webhooks')
export class Webhook {
  @PrimaryGeneratedColumn() id!: number;
  @Text(60) name!: string;
  @Text(500) address!: string;
  /** Each between two spaces, so that LIKE finds one on both engines. */
  @Text(500) events!: string;
  @Flag() includesPrices!: boolean;
  @Flag() isOn!: boolean;
  /** 'gone' if the receiver's 410 switched it off; otherwise null. */
  @OptionalText(10) offReason!: string | null;
  /** The signing secret, encrypted under the server's signing secret. */
  @Text(200) secret!: string;
  /** The previous secret, which also signs until `previousUntil`. */
  @OptionalText(200) previousSecret!: string | null;
  @OptionalInstant() previousUntil!: Date | null;
  @Integer() version!: number;
  @Instant() createdAt!: Date;
  @Instant() updatedAt!: Date;
}

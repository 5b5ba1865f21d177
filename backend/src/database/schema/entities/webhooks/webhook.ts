import { Entity } from 'typeorm';
import { Flag, OptionalInstant, OptionalText, Text } from '../columns';
import { VersionedRecord } from '../record';

/** Another system that receives events. */
@Entity('webhooks')
export class Webhook extends VersionedRecord {
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
}

import type { Language } from '@dispatch/domain/text/language';
import { fillHoles } from '@dispatch/domain/text/sentence';
import { Injectable } from '@nestjs/common';
import { Mailer } from '../../../mail/mailer';
import { CarrierReader } from '../../base/company/carrier';
import { ACCOUNT_WORDS, type AccountMail } from './account-words';

interface Addressee {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/** Sends account e-mails in the user's language. */
@Injectable()
export class AccountMailer {
  constructor(
    private readonly mailer: Mailer,
    private readonly carrier: CarrierReader,
  ) {}

  /**
   * @param id the same for every attempt
   * @throws RefusedForGood when the server rejects the message permanently
   */
  async send(
    id: string,
    mail: AccountMail,
    { name, email, language }: Addressee,
    holes: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const sender = await this.carrier.read();
    const words = ACCOUNT_WORDS[language];
    const say = (sentence: string) => fillHoles(sentence, { name, company: sender.name, ...holes });
    const signature = [sender.name, sender.phone, sender.email].filter((line) => line !== null);
    const paragraphs = [
      words.greeting,
      words[mail].body,
      ...(mail === 'reset-link' ? [] : [words.notYou]),
    ];
    await this.mailer.send({
      id,
      to: email,
      fromName: sender.name,
      replyTo: sender.email,
      subject: say(words[mail].subject),
      text: [...paragraphs.map(say), signature.join('\n')].join('\n\n'),
      attachments: [],
    });
  }
}

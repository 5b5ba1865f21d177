import { Module } from '@nestjs/common';
import { UndeliveredMails } from './undelivered-mails';

@Module({ providers: [UndeliveredMails], exports: [UndeliveredMails] })
export class UndeliveredMailsModule {}

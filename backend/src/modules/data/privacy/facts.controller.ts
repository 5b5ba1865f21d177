import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Settings } from '../../../config/settings';
import { Allow } from '../../../http/access/access';
import { Answers } from '../../../http/answers/answers';

const PrivacyFactsAnswer = z
  .object({
    database: z.enum(['sqlite', 'mysql']),
    files: z.enum(['folder', 's3']),
    filesAt: z.string().nullable().describe('The host of an S3 store.'),
    maps: z.boolean().describe('Whether maps and places come from Google.'),
    mailAt: z.string().nullable().describe('The host of the server for e-mail.'),
    providerAt: z
      .string()
      .nullable()
      .describe('The host of the OpenID provider that people sign in by.'),
    auditAt: z.string().nullable().describe('The host that the audit log is sent to by syslog.'),
  })
  .meta({
    id: 'PrivacyFacts',
    description:
      'Where this installation stores its records, and which data its settings send elsewhere.',
  });

@ApiTags('Privacy')
@Controller('privacy/facts')
export class PrivacyFactsController {
  constructor(private readonly settings: Settings) {}

  @Get()
  @Allow('privacy:manage')
  @Answers(PrivacyFactsAnswer)
  @ApiOperation({
    summary: 'Get where records are stored and which data leave the server',
    description: 'As the settings of the server say; hosts alone, never a password.',
  })
  getPrivacyFacts(): z.output<typeof PrivacyFactsAnswer> {
    const { database, storage, mail, googleMapsApiKey, signIn, audit } = this.settings;
    return {
      database: database.engine,
      files: storage.kind,
      maps: googleMapsApiKey !== null,
      filesAt: storage.kind === 's3' ? new URL(storage.endpoint).host : null,
      mailAt: mail?.host ?? null,
      providerAt: signIn.provider === null ? null : new URL(signIn.provider.issuer).host,
      auditAt: audit.syslog?.host ?? null,
    };
  }
}

import { Module } from '@nestjs/common';
import { ImportsModule } from './imports/imports.module';
import { PrivacyModule } from './privacy/privacy.module';

/**
 * Features that use the data of every group: `imports` of spreadsheets, and `privacy` with the map of personal data,
 * exports about a person, erasure and retention.
 *
 * Backup and restore read tables as they are, and are programs of their own (`src/backup`).
 */
@Module({
  imports: [ImportsModule, PrivacyModule],
})
export class DataGroup {}

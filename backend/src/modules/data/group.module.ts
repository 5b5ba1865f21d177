import { Module } from '@nestjs/common';
import { ImportsModule } from './imports/imports.module';
import { PrivacyModule } from './privacy/privacy.module';

/**
 * Features that reach into the data of every group.
 *
 * - `imports`: jobs and customers from spreadsheets
 * - `privacy`: the map of personal data, exports about a person, erasure and retention
 *
 * Backup and restore are programs of their own (`src/backup`). Hourly cleanups are in `src/cleanups.ts`.
 */
@Module({
  imports: [ImportsModule, PrivacyModule],
})
export class DataGroup {}

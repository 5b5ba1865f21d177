import { Module } from '@nestjs/common';
import { AuditChain } from './chain/audit-chain';
import { AuditSealer } from './chain/audit-sealer';
import { AuditController } from './read/audit.controller';
import { AuditQueries } from './read/audit.queries';
import { ExportAuditService } from './read/export-audit.service';
import { AuditStreams } from './stream/audit-streams';
import { StreamPlaces } from './stream/stream-places';

@Module({
  controllers: [AuditController],
  providers: [
    AuditChain,
    AuditQueries,
    AuditSealer,
    AuditStreams,
    ExportAuditService,
    StreamPlaces,
  ],
  exports: [AuditChain],
})
export class AuditModule {}

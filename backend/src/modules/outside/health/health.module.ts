import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module';
import { Dependencies } from './dependencies';
import { HealthController } from './health.controller';
import { BusinessMetrics } from './metrics/business-metrics';
import { CleanupMetrics } from './metrics/cleanup-metrics';
import { GaleraQueries } from './metrics/galera.queries';
import { Metrics } from './metrics/metrics';
import { ProcessMetrics } from './metrics/process-metrics';
import { StoredCounts } from './metrics/stored-counts.queries';
import { StoredMetrics } from './metrics/stored-metrics';
import { Uptime } from './uptime';

@Module({
  imports: [EventsModule],
  controllers: [HealthController],
  providers: [
    BusinessMetrics,
    CleanupMetrics,
    Dependencies,
    GaleraQueries,
    Metrics,
    ProcessMetrics,
    StoredCounts,
    StoredMetrics,
    Uptime,
  ],
  exports: [CleanupMetrics, Metrics],
})
export class HealthModule {}

import { Global, Module } from '@nestjs/common';
import { PermissionRefusals } from '../../../http/access/permission-refusals';
import { ActivityLog } from './activity-log';
import { ActivityController } from './activity.controller';
import { ActivityQueries } from './activity.queries';
import { ChangeFeed } from './change-feed';
import { ChangeRelay } from './change-relay';
import { Changes } from './changes';
import { OwnChangesRepository } from './own-changes.repository';
import { RecordRefusalService } from './record-refusal.service';
import { MissedChangePoller } from './missed-changes';

const PARTS = [
  ActivityLog,
  ActivityQueries,
  ChangeFeed,
  ChangeRelay,
  Changes,
  OwnChangesRepository,
  MissedChangePoller,
  { provide: PermissionRefusals, useClass: RecordRefusalService },
];

@Global()
@Module({
  controllers: [ActivityController],
  providers: PARTS,
  exports: PARTS,
})
export class ActivityModule {}

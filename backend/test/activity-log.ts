import type { Clock } from '../src/config/clock';
import type { Database } from '../src/database/database';
import { ActivityLog } from '../src/modules/activity/activity-log';
import { ActivityQueries } from '../src/modules/activity/activity.queries';
import { ActivityRepository } from '../src/modules/activity/activity.repository';
import type { ChangeFeed } from '../src/modules/activity/change-feed';
import { UntoldChanges } from '../src/modules/activity/untold-changes';

/** The log without an application around it. */
export function logOn(database: Database, feed: ChangeFeed, clock: Clock): ActivityLog {
  const untold = new UntoldChanges(feed, new ActivityQueries(database));
  return new ActivityLog(new ActivityRepository(), feed, untold, clock);
}

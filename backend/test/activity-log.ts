import type { Clock } from '../src/config/clock';
import { ActivityLog } from '../src/modules/activity/activity-log';
import { ActivityRepository } from '../src/modules/activity/activity.repository';
import type { ChangeFeed } from '../src/modules/activity/change-feed';

/** The log without the application. */
export function logOn(feed: ChangeFeed, clock: Clock): ActivityLog {
  return new ActivityLog(new ActivityRepository(), feed, clock);
}

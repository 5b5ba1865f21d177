import type { Clock } from '../../src/config/clock';
import { ActivityLog } from '../../src/modules/base/activity/activity-log';
import type { ChangeFeed } from '../../src/modules/base/activity/change-feed';

/** An activity log without an application. */
export function logOn(feed: ChangeFeed, clock: Clock): ActivityLog {
  return new ActivityLog(feed, clock);
}

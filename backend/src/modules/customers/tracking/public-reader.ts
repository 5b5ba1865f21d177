import type { Permission } from '@dispatch/domain/people/permissions';
import type { Actor } from '../../../http/access/actor';

/** Who reads a job for somebody with its link: sees no price, and is nobody. */
export const PUBLIC_READER: Actor = {
  ...{ userId: 0, name: '', role: 'viewer', driverId: null, sessionId: 0 },
  permissions: new Set<Permission>(['jobs:read-own', 'jobs:read']),
};

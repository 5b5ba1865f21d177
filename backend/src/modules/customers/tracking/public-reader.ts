import type { Permission } from '@dispatch/domain/people/permissions';
import type { Actor } from '../../../http/access/actor';

/** The actor that reads a job for a visitor with its link: no prices, no identity. */
export const PUBLIC_READER: Actor = {
  ...{ userId: 0, name: '', role: 'viewer', driverId: null, sessionId: 0 },
  permissions: new Set<Permission>(['jobs:read-own', 'jobs:read']),
};

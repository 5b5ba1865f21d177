import { PERMISSIONS } from '@dispatch/domain/people/permissions';
import { PERMISSION_GROUPS } from './permissionGroups';

test('shows every permission once', () => {
  expect(Object.values(PERMISSION_GROUPS).flat().sort()).toEqual([...PERMISSIONS].sort());
});

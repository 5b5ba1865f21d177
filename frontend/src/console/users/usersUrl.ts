import { ROLES } from '@dispatch/domain/people/permissions';
import { ORDERS } from '../../ui/list/sorting';
import { urlChoice, urlId, urlText, useUrlState } from '../../ui/url/urlState';

const USER_SORTS = ['name', 'email', 'role', 'lastLogin'] as const;
export type UserSort = (typeof USER_SORTS)[number];

const FIELDS = {
  q: urlText(),
  role: urlChoice(['', ...ROLES], ''),
  sort: urlChoice(USER_SORTS, 'name'),
  order: urlChoice(ORDERS, 'asc'),
  dialog: urlChoice(['', 'add', 'roles'], ''),
  /** The user in the Edit User dialog. */
  edit: urlId(),
  /** The user whose sessions are shown. */
  sessions: urlId(),
};

export function useUsersUrl() {
  return useUrlState(FIELDS);
}

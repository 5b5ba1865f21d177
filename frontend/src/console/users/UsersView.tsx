import { ROLES } from '@dispatch/domain/people/permissions';
import { Icon } from '../../ui/icon/Icon';
import { useUserPagesInfiniteQuery } from '../../api/accounts/users';
import { Button } from '../../ui/button/Button';
import { FilterSelect } from '../../ui/list/filter/FilterSelect';
import { useSearchText } from '../../ui/list/filter/useSearchText';
import { late } from '../../ui/over/late';
import { RecordView } from '../../ui/record/RecordView';
import { useTranslation } from '../../ui/text/useTranslation';
import { useUserColumns } from './userColumns';
import { useUsersUrl } from './usersUrl';

const AddUserDialog = late(async () => (await import('./UserDialog')).AddUserDialog);
const RolesDialog = late(async () => (await import('./roles/RolesDialog')).RolesDialog);
const UserSessionsDialog = late(
  async () => (await import('./UserSessionsDialog')).UserSessionsDialog,
  { texts: ['account'] },
);
const EditUserDialog = late(async () => (await import('./UserDialog')).EditUserDialog);

/** User Management (specification 2.10). */
export function UsersView() {
  const { t } = useTranslation('users');
  const [{ q, role, sort, order, dialog, edit, sessions }, change] = useUsersUrl();
  const searched = useSearchText(q);
  const query = useUserPagesInfiniteQuery({
    ...(searched && { q: searched }),
    ...(role && { role }),
    sort,
    order,
  });
  return (
    <>
      <RecordView
        title={t('title')}
        countText={(words) => t('count', words)}
        action={
          <div className="control-row">
            <Button
              variant="outlined"
              color="secondary"
              aria-haspopup="dialog"
              onClick={() => change({ dialog: 'roles' })}
            >
              {t('mayWhat.open')}
            </Button>
            <Button variant="contained" onClick={() => change({ dialog: 'add' })}>
              <Icon name="add" />
              {t('add')}
            </Button>
          </div>
        }
        search={{ label: t('search'), value: q, onChange: (text) => change({ q: text }) }}
        filters={
          <FilterSelect
            label={t('columns.role')}
            allLabel={t('allRoles')}
            options={ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
            value={role}
            onChange={(next) => change({ role: next })}
          />
        }
        filtered={
          (searched !== undefined || role !== '') && {
            text: t('noMatches'),
            onClear: () => change({ q: '', role: '' }),
          }
        }
        // The reader is a user, so the list is never empty.
        nothing={{ text: t('noMatches') }}
        query={query}
        errorTitle={t('loadFailed')}
        columns={useUserColumns()}
        nameOf={({ name }) => name}
        sorting={{ sort, order }}
        onSort={change}
      />
      {dialog === 'add' && <AddUserDialog onClose={() => change({ dialog: '' })} />}
      {dialog === 'roles' && <RolesDialog onClose={() => change({ dialog: '' })} />}
      {sessions !== null && (
        <UserSessionsDialog
          key={sessions}
          id={sessions}
          onClose={() => change({ sessions: null })}
        />
      )}
      {edit !== null && (
        <EditUserDialog key={edit} id={edit} onClose={() => change({ edit: null })} />
      )}
    </>
  );
}

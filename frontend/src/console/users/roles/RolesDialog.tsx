import {
  can,
  type Permission,
  permissionsOf,
  type Role,
  ROLES,
} from '@dispatch/domain/people/permissions';
import { Button } from '../../../ui/button/Button';
import { Icon } from '../../../ui/icon/Icon';
import { DialogBody } from '../../../ui/over/DialogBody';
import { DialogButtons } from '../../../ui/over/DialogButtons';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { useTranslation } from '../../../ui/text/useTranslation';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import './roles.css';
import { PERMISSION_GROUPS, PERMISSION_TEXTS, type PermissionGroup } from './permissionGroups';

const GROUPS = Object.keys(PERMISSION_GROUPS) as PermissionGroup[]; // the keys of a constant

/** The permission table on which the server's decisions are based. */
export function RolesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['users', 'common']);
  return (
    <DialogFrame title={t('mayWhat.title')} width="lg" onClose={onClose}>
      <DialogBody className="stack">
        <div className="may-what" tabIndex={0} role="region" aria-label={t('mayWhat.title')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('mayWhat.permission')}</th>
                {ROLES.map((role) => (
                  <th key={role} scope="col">
                    {t(`roles.${role}`)}
                  </th>
                ))}
              </tr>
            </thead>
            {GROUPS.map((group) => (
              <Group key={group} group={group} />
            ))}
          </table>
        </div>
        <p className="small quiet">{t('mayWhat.grant')}</p>
      </DialogBody>
      <DialogButtons>
        <Button variant="contained" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      </DialogButtons>
    </DialogFrame>
  );
}

function Group({ group }: { group: PermissionGroup }) {
  const { t } = useTranslation('users');
  const permissions: readonly Permission[] = PERMISSION_GROUPS[group];
  return (
    <tbody>
      <tr>
        <th className="may-what-group" scope="rowgroup" colSpan={ROLES.length + 1}>
          {t(`mayWhat.groups.${group}`)}
        </th>
      </tr>
      {permissions.map((permission) => (
        <tr key={permission}>
          <th scope="row">{t(`mayWhat.may.${PERMISSION_TEXTS[permission]}`)}</th>
          {ROLES.map((role) => (
            <td key={role}>
              <Answer role={role} permission={permission} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Answer({ role, permission }: { role: Role; permission: Permission }) {
  const { t } = useTranslation('users');
  const may = (seesPrices: boolean) =>
    can({ permissions: permissionsOf({ role, seesPrices }) }, permission);
  if (may(false))
    return (
      <>
        <Icon name="check" />
        <VisuallyHidden>{t('mayWhat.yes')}</VisuallyHidden>
      </>
    );
  return <span className="small quiet">{t(may(true) ? 'mayWhat.ifGranted' : 'mayWhat.no')}</span>;
}

import { useSession } from '../../api/accounts/session';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { useOpenView } from '../../parts/navigation/consoleViews';
import { useExportDialog } from '../../parts/navigation/exportAddress';
import { useTranslation } from '../../ui/text/useTranslation';
import { Section } from '../../ui/layout/Section';
import './dashboard.css';

export function QuickActions() {
  const { t } = useTranslation('dashboard');
  const openView = useOpenView();
  const { may } = useSession();
  const { open: openExport } = useExportDialog();
  return (
    <Section level="h2" title={t('actions.title')}>
      <div className="quick-actions">
        {may('jobs:manage') && (
          <Button variant="contained" onClick={() => openView('new-dispatch')}>
            <Icon name="add" />
            {t('actions.newDispatch')}
          </Button>
        )}
        {may('users:manage') && (
          <Button
            variant="outlined"
            color="secondary"
            // `dialog=add` opens the Add User dialog of that view.
            onClick={() => openView('users', { dialog: 'add' })}
          >
            <Icon name="add-person" />
            {t('actions.addUser')}
          </Button>
        )}
        <Button
          variant="outlined"
          color="secondary"
          aria-haspopup="dialog"
          onClick={() => openExport()}
        >
          <Icon name="download" />
          {t('actions.export')}
        </Button>
      </div>
    </Section>
  );
}

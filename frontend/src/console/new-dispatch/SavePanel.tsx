import { isMac } from '../../lib/keys';
import './new-dispatch.css';
import { Button } from '../../ui/button/Button';
import { LateAlert } from '../../ui/over/LateAlert';
import { useTranslation } from '../../ui/text/useTranslation';
import { DispatchSummary } from './DispatchSummary';

interface SavePanelProps {
  isSaving: boolean;
  wasRestored: boolean;
  mayExist: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** Next to the form where the width allows, otherwise below it; always visible. */
export function SavePanel(props: SavePanelProps) {
  const { t } = useTranslation('dispatch');
  const { isSaving, wasRestored, mayExist, onSave, onCancel } = props;
  return (
    <aside className="card save-panel" aria-label={t('summary.title')} data-kept-free>
      <div className="save-panel-body">
        <h2 className="type-h2">{t('summary.title')}</h2>
        {wasRestored && (
          <LateAlert severity="info" role="status">
            {t('restored')}
          </LateAlert>
        )}
        <DispatchSummary />
      </div>
      <div className="save-panel-foot">
        {mayExist && <LateAlert severity="warning">{t('mayExist')}</LateAlert>}
        <Button
          variant="contained"
          isWide
          onClick={onSave}
          disabled={isSaving}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {isSaving ? t('saving') : t('save')}
        </Button>
        <Button variant="outlined" color="secondary" isWide onClick={onCancel}>
          {t('cancel')}
        </Button>
        <p className="type-caption quiet">{t('hint')}</p>
        <p className="type-caption quiet save-panel-keys">
          {t('shortcut', { keys: isMac() ? t('keys.mac') : t('keys.other') })}
        </p>
      </div>
    </aside>
  );
}

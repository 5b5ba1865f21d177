import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { useTranslation } from '../../ui/text/useTranslation';
import './active-jobs.css';

export function NewJobsButton({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTranslation('activeJobs');
  return (
    <div role="status" className="new-jobs">
      {count > 0 && (
        <Button size="small" variant="contained" onClick={onShow}>
          <Icon name="up" />
          {t('live.new', { count })}
        </Button>
      )}
    </div>
  );
}

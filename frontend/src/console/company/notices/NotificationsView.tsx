import { PageHeader } from '../../../ui/page/PageHeader';
import { useTranslation } from '../../../ui/text/useTranslation';
import { CompanyNotices } from './CompanyNotices';

/** The e-mails to customers about their jobs. */
export function NotificationsView() {
  const { t } = useTranslation('telling');
  return (
    <>
      <PageHeader title={t('company.view')} />
      <div className="company-notices-view">
        <CompanyNotices />
      </div>
    </>
  );
}

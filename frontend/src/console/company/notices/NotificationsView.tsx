import { PageHeader } from '../../../ui/page/PageHeader';
import { useTranslation } from '../../../ui/text/useTranslation';
import { CompanyNotices } from './CompanyNotices';

/** What customers are told of by e-mail. */
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

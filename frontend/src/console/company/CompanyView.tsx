import { useGetCompanyQuery } from '../../api/invoicing/company';
import { PageHeader } from '../../ui/page/PageHeader';
import { DataView } from '../../ui/states/DataView';
import { useTranslation } from '../../ui/text/useTranslation';
import { CompanyForm } from './CompanyForm';
import { CompanySkeleton } from './CompanySkeleton';

/** The company's details for documents and e-mails, edited by admins. */
export function CompanyView() {
  const { t } = useTranslation('company');
  const query = useGetCompanyQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader title={t('title')} />
      <DataView query={query} errorTitle={t('loadFailed')} skeleton={<CompanySkeleton />}>
        {(company) => <CompanyForm company={company} />}
      </DataView>
    </>
  );
}

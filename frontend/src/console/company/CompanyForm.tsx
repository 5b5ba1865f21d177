import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider } from 'react-hook-form';
import { useChangeCompanyMutation, type CompanyProfile } from '../../api/invoicing/company';
import { ifMatch } from '../../api/request/requestHeaders';
import { Button } from '../../ui/button/Button';
import { useRecordForm } from '../../ui/form/sending/useRecordForm';
import { PageForm } from '../../ui/form/sending/PageForm';
import { StaleNotice } from '../../ui/form/sending/StaleNotice';
import { useToast } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';
import './company.css';
import { InvoicesSection } from './InvoicesSection';
import { CarrierSection } from './CarrierSection';
import { CompanyLogo } from './CompanyLogo';
import { companySchema, toPayload, toValues } from './companyForm';
import { NumbersSection } from './NumbersSection';

export function CompanyForm({ company }: { company: CompanyProfile }) {
  const { t } = useTranslation('company');
  const toast = useToast();
  const [change] = useChangeCompanyMutation();
  const { form, base, theirs, settle, advance, sending } = useRecordForm({
    place: 'company',
    record: company,
    resolver: zodResolver(companySchema),
    toValues,
    save: (values, { version }) =>
      change({ companyProfileChanges: toPayload(values), ...ifMatch(version) }),
    onSaved: (saved) => {
      settle(saved);
      toast.success(t('saved'));
    },
  });
  const { isBusy, isDirty } = sending;
  return (
    <PageForm className="company-form" {...sending}>
      <StaleNotice
        resource="company"
        id={null}
        version={base.version}
        theirs={theirs}
        inWords={({ name, value }) => ({
          label: t(`fields.${name}`),
          text: String(value ?? ''),
        })}
      />
      <FormProvider {...form}>
        <CarrierSection />
        <NumbersSection />
        <InvoicesSection logo={<CompanyLogo base={base} onChanged={advance} />} />
      </FormProvider>
      <div className="company-foot">
        <Button type="submit" variant="contained" disabled={isBusy || !isDirty}>
          {isBusy ? t('saving') : t('save')}
        </Button>
      </div>
    </PageForm>
  );
}

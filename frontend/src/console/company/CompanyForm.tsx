import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider } from 'react-hook-form';
import { useChangeCompanyMutation, type CompanyProfile } from '../../api/invoicing/company';
import { ifMatch } from '../../api/request/requestHeaders';
import { Button } from '../../ui/button/Button';
import { useRecordForm } from '../../ui/form/useRecordForm';
import { useLeaveGuard } from '../../ui/form/leaveGuard';
import { StaleNotice } from '../../ui/form/StaleNotice';
import { submitByKeys } from '../../ui/form/submitByKeys';
import { useToast } from '../../ui/over/toast/useToast';
import { useAskToDiscard } from '../../ui/over/useAskToDiscard';
import { useTranslation } from '../../ui/text/useTranslation';
import './company.css';
import { InvoicesSection } from './InvoicesSection';
import { CarrierSection } from './CarrierSection';
import { CompanyLogo } from './CompanyLogo';
import { companySchema, toPayload, toValues } from './companyForm';
import { NumbersSection } from './NumbersSection';

/** Ctrl or ⌘ with Enter saves from any field. */
export function CompanyForm({ company }: { company: CompanyProfile }) {
  const { t } = useTranslation('company');
  const toast = useToast();
  const [change] = useChangeCompanyMutation();
  const { form, base, theirs, submit, settle, advance, isBusy, isDirty } = useRecordForm({
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
  useLeaveGuard(isDirty, useAskToDiscard());
  return (
    <form
      className="company-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={submitByKeys}
    >
      {theirs && (
        <StaleNotice
          key={base.version}
          resource="company"
          id={null}
          theirs={theirs.map(({ name, value }) => ({
            label: t(`fields.${name}`),
            text: String(value ?? ''),
          }))}
        />
      )}
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
    </form>
  );
}

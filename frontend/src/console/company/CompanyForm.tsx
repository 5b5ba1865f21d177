import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { useChangeCompanyMutation, type CompanyProfile } from '../../api/company';
import { ifMatch } from '../../api/request/requestHeaders';
import { Button } from '../../ui/button/Button';
import { useLeaveGuard } from '../../ui/form/leaveGuard';
import { showServerProblems } from '../../ui/form/serverProblems';
import { StaleNotice } from '../../ui/form/StaleNotice';
import { submitByKeys } from '../../ui/form/submitByKeys';
import { useRebasedForm } from '../../ui/form/useRebasedForm';
import { useToast } from '../../ui/over/toast/useToast';
import { useAskToDiscard } from '../../ui/over/useAskToDiscard';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';
import './company.css';
import { InvoicesSection } from './InvoicesSection';
import { CarrierSection } from './CarrierSection';
import { CompanyLogo } from './CompanyLogo';
import { companySchema, toPayload, toValues, type CompanyValues } from './companyForm';
import { NumbersSection } from './NumbersSection';

/** Ctrl or ⌘ with Enter saves from any field. */
export function CompanyForm({ company }: { company: CompanyProfile }) {
  const { t } = useTranslation('company');
  const toast = useToast();
  const errorText = useErrorText();
  const [change, { isLoading }] = useChangeCompanyMutation();
  const form = useForm<CompanyValues>({
    resolver: zodResolver(companySchema),
    defaultValues: toValues(company),
  });
  const { base, theirs, rebase, settle, advance } = useRebasedForm(form, company, toValues);
  const { isDirty } = form.formState;
  useLeaveGuard(isDirty, useAskToDiscard());
  const submit = form.handleSubmit(async (values) => {
    if (isLoading) return;
    const answer = await change({
      companyProfileChanges: toPayload(values),
      ...ifMatch(base.version),
    });
    if (answer.data) {
      settle(answer.data);
      toast.success(t('saved'));
      return;
    }
    if (rebase(answer.error)) return;
    toast.error(errorText(answer.error));
    showServerProblems(answer.error, values, form.setError);
  });
  return (
    <form
      className="company-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
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
        <Button type="submit" variant="contained" disabled={isLoading || !isDirty}>
          {isLoading ? t('saving') : t('save')}
        </Button>
      </div>
    </form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useFormContext } from 'react-hook-form';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { useId, useState } from 'react';
import {
  useChangeCompanyMutation,
  type CompanyProfile,
  logoAddress,
  useChangeCompanyLogoMutation,
  useRemoveCompanyLogoMutation,
} from '../../api/invoicing/company';
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
import { companySchema, toPayload, toValues, type CompanyValues } from './companyForm';
import { FormField } from '../../ui/form/FormField';
import { FormSection } from '../../ui/form/layout/FormSection';
import { FileInput } from '../../ui/form/file/FileInput';
import { useErrorText } from '../../ui/text/useErrorText';
import { PICTURE_TYPES } from '../../parts/photos/pictureFile';
import { shrinkLogo } from '../../parts/photos/shrinkLogo';

const NUMBERS = ['nsc', 'cvor', 'nir'] as const;

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

/** Numbers that a carrier must show on its documents. */
function NumbersSection() {
  const { t } = useTranslation('company');
  const { control } = useFormContext<CompanyValues>();
  return (
    <FormSection title={t('numbers.title')}>
      <div className="company-numbers">
        {NUMBERS.map((name) => (
          <FormField
            key={name}
            control={control}
            name={name}
            label={t(`fields.${name}`)}
            help={t(`numbers.${name}`)}
            maxLength={TEXT_MAX.carrierNumber}
          />
        ))}
      </div>
    </FormSection>
  );
}

interface CompanyLogoProps {
  base: CompanyProfile;
  /** Reports the saved record, on which the form's next save is based. */
  onChanged: (company: CompanyProfile) => void;
}

/** Replaces or removes the logo at once; the form does not save it. */
function CompanyLogo({ base, onChanged }: CompanyLogoProps) {
  const { t } = useTranslation('company');
  const id = useId();
  const toast = useToast();
  const errorText = useErrorText();
  const [change, { isLoading: isSending }] = useChangeCompanyLogoMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveCompanyLogoMutation();
  const [isReading, setIsReading] = useState(false);
  const isBusy = isReading || isSending || isRemoving;
  const settle = (
    { data, error }: { data?: CompanyProfile; error?: unknown },
    what: 'changed' | 'removed',
  ) => {
    if (data === undefined) {
      toast.error(errorText(error));
      return;
    }
    onChanged(data);
    toast.success(t(`logo.${what}`));
  };
  const send = async (file: File | undefined) => {
    if (file === undefined || isBusy) return;
    setIsReading(true);
    const body = await shrinkLogo(file);
    setIsReading(false);
    settle(await change({ body }), 'changed');
  };
  return (
    <div className="company-logo" role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className="field-label">
        {t('logo.label')}
      </span>
      {base.logoHash !== null && (
        <img key={base.logoHash} src={logoAddress(base.logoHash)} alt={t('logo.alt')} />
      )}
      <div className="wrap-row">
        <FileInput
          label={t(base.logoHash === null ? 'logo.choose' : 'logo.another')}
          accept={PICTURE_TYPES}
          color="secondary"
          disabled={isBusy}
          describedBy={`${id}-hint`}
          onFiles={([file]) => void send(file)}
        />
        {base.logoHash !== null && (
          <Button
            color="error"
            variant="outlined"
            disabled={isBusy}
            onClick={() => void remove().then((answer) => settle(answer, 'removed'))}
          >
            {t('logo.remove')}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="small quiet">
        {t('logo.help')}
      </p>
    </div>
  );
}

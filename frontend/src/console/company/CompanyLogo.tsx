import { useId, useState } from 'react';
import {
  logoAddress,
  useChangeCompanyLogoMutation,
  useRemoveCompanyLogoMutation,
  type CompanyProfile,
} from '../../api/invoicing/company';
import { Button } from '../../ui/button/Button';
import { FileInput } from '../../ui/form/file/FileInput';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';
import { PICTURE_TYPES } from '../../parts/photos/pictureFile';
import { shrinkLogo } from '../../parts/photos/shrinkLogo';

interface CompanyLogoProps {
  base: CompanyProfile;
  /** Reports the saved record, on which the form's next save is based. */
  onChanged: (company: CompanyProfile) => void;
}

/** Replaces or removes the logo at once; the form does not save it. */
export function CompanyLogo({ base, onChanged }: CompanyLogoProps) {
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

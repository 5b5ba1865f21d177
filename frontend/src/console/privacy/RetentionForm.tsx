import { RETENTION_KINDS } from '@dispatch/domain/privacy/retention';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider } from 'react-hook-form';
import { useChangeRetentionMutation, type Retention } from '../../api/privacy';
import { ifMatch } from '../../api/request/requestHeaders';
import { Button } from '../../ui/button/Button';
import { useRecordForm } from '../../ui/form/sending/useRecordForm';
import { PageForm } from '../../ui/form/sending/PageForm';
import { StaleNotice } from '../../ui/form/sending/StaleNotice';
import { useToast } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';
import { KindField } from './KindField';
import { Preview } from './Preview';
import { retentionSchema, toValues } from './retentionForm';

export function RetentionForm({ retention }: { retention: Retention }) {
  const { t } = useTranslation('privacy');
  const toast = useToast();
  const [change] = useChangeRetentionMutation();
  const { form, base, theirs, settle, sending } = useRecordForm({
    place: 'retention',
    record: retention,
    resolver: zodResolver(retentionSchema),
    toValues,
    save: (values, { version }) => change({ retentionChanges: values, ...ifMatch(version) }),
    onSaved: (saved) => {
      settle(saved);
      toast.success(t('retention.saved'));
    },
  });
  const { isBusy, isDirty } = sending;
  return (
    <PageForm className="stack gap-12 privacy-section" {...sending}>
      <StaleNotice
        resource="company"
        id={null}
        version={base.version}
        theirs={theirs}
        inWords={({ name, value }) => ({
          label: t(`kept.${name}`),
          text: String(value ?? ''),
        })}
      />
      <FormProvider {...form}>
        <div className="card form-section privacy-kinds">
          {RETENTION_KINDS.map((kind) => (
            <KindField key={kind} kind={kind} />
          ))}
        </div>
        <div className="privacy-foot">
          <Button type="submit" variant="contained" disabled={isBusy || !isDirty}>
            {t(isBusy ? 'retention.saving' : 'retention.save')}
          </Button>
        </div>
        <Preview lastRunOn={base.lastRunOn} />
      </FormProvider>
    </PageForm>
  );
}

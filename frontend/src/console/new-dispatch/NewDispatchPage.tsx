import { zodResolver } from '@hookform/resolvers/zod';
import { maxYear } from '@dispatch/domain/limits';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import { useSession } from '../../api/accounts/session';
import { FieldMarkContext } from '../../ui/form/fieldMark';
import { useConfirm } from '../../ui/over/confirm/useConfirm';
import { late } from '../../ui/over/late';
import { PageHeader } from '../../ui/page/PageHeader';
import { useOpenView } from '../../parts/navigation/consoleViews';
import { useTranslation } from '../../ui/text/useTranslation';
import { AdditionalSection } from './AdditionalSection';
import { CustomerSection } from './CustomerSection';
import type { DispatchValues } from './dispatchForm';
import { dispatchSchema } from './dispatchSchema';
import { newDraft, readDraft } from './draft';
import { LocationSection } from './LocationSection';
import './new-dispatch.css';
import { OrderPaste, useOrderPaste } from './orderPaste';
import { SavePanel } from './SavePanel';
import { useDispatchDraft } from './useDispatchDraft';
import { useStartedFrom } from './useStartedFrom';
import { useSaveDispatch } from './useSaveDispatch';
import { VehicleSection } from './VehicleSection';

const DispatchTemplates = late(
  async () => (await import('./DispatchTemplates')).DispatchTemplates,
  { texts: ['recurring'] },
);

const ERROR_DELAY_MS = 250;

/** Specification 2.4: the form that creates a job. */
export function NewDispatchPage() {
  const { t } = useTranslation(['dispatch', 'common']);
  const { t: tForm } = useTranslation('jobForm');
  const { user } = useSession();
  const confirm = useConfirm();
  const openView = useOpenView();
  const [{ opened, wasRestored }] = useState(() => {
    const kept = user && readDraft(user.id);
    return { opened: kept ?? newDraft(), wasRestored: kept !== null };
  });
  const resolver = useMemo(
    () => zodResolver(dispatchSchema(tForm, maxYear(new Date())), undefined, { raw: true }),
    [tForm],
  );
  const form = useForm<DispatchValues>({
    resolver,
    defaultValues: opened.values,
    mode: 'onTouched',
    // An immediate error would shift the page and move the button away from the pointer.
    delayError: ERROR_DELAY_MS,
  });
  const draft = useDispatchDraft(form, opened);
  useStartedFrom(form, !wasRestored);
  const [showsTemplates, setShowsTemplates] = useState(false);
  const close = () => openView('dashboard');
  const { save: send, isSaving, mayExist } = useSaveDispatch(form, draft, close);
  const paste = useOrderPaste(!draft.isDirty);
  const save = async () => {
    if ((await paste.maySaveRef.current?.()) ?? true) await send();
  };

  const handleCancel = async () => {
    const mayDiscard =
      !draft.isDirty ||
      (await confirm({
        title: t('discard.title'),
        text: t('discard.text'),
        confirmLabel: t('discard.confirm'),
        destructive: true,
      }));
    if (!mayDiscard) return;
    draft.release();
    close();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    const isCommand = event.ctrlKey || event.metaKey;
    // Enter alone in one of many fields must not create the job.
    if (isCommand || event.target instanceof HTMLInputElement) event.preventDefault();
    if (isCommand) void save();
  };

  return (
    <FormProvider {...form}>
      <PageHeader
        title={t('title')}
        action={
          <div className="control-row">
            <Button
              variant="outlined"
              color="secondary"
              aria-haspopup="dialog"
              onClick={() => setShowsTemplates(true)}
            >
              {t('templates')}
            </Button>
            <Button variant="outlined" color="secondary" onClick={() => paste.ask('')}>
              {t('paste')}
            </Button>
            <IconButton className="page-close" label={t('common:actions.close')} onClick={close}>
              <Icon name="close" size="large" />
            </IconButton>
          </div>
        }
      />
      {paste.asked !== undefined && <OrderPaste {...paste} />}
      <form
        noValidate
        aria-label={t('title')}
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={handleKeyDown}
        className="dispatch-form"
      >
        <div className="stack">
          <FieldMarkContext value={paste.markOf}>
            <CustomerSection />
            <VehicleSection />
            <LocationSection side="pickup" />
            <LocationSection side="dropoff" />
            <AdditionalSection />
          </FieldMarkContext>
        </div>
        <SavePanel
          {...{ isSaving, wasRestored, mayExist }}
          onSave={() => void save()}
          onCancel={() => void handleCancel()}
        />
      </form>
      {showsTemplates && <DispatchTemplates onClose={() => setShowsTemplates(false)} />}
    </FormProvider>
  );
}

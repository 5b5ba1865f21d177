import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { recordsOf } from '../../api/cache/pages';
import {
  type JobTemplate,
  type TemplateJobBody,
  useJobTemplatePagesInfiniteQuery,
  useMakeJobTemplateMutation,
} from '../../api/jobs/series';
import { Button } from '../../ui/button/Button';
import { SearchField } from '../../ui/list/filter/SearchField';
import { useSearchText } from '../../ui/list/filter/useSearchText';
import { DialogBody } from '../../ui/over/DialogBody';
import { DialogButtons } from '../../ui/over/DialogButtons';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { DataView } from '../../ui/states/DataView';
import { EmptyState } from '../../ui/states/EmptyState';
import { MoreButton } from '../../ui/states/MoreButton';
import { useTranslation } from '../../ui/text/useTranslation';
import { TemplateRow } from './TemplateRow';
import './templates.css';
import { KeptWorkNotice } from '../../ui/form/sending/KeptWorkNotice';
import { useKeptWork } from '../../ui/form/sending/useKeptWork';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import type { TemplateName } from './templateName';
import { TemplateNameField } from './TemplateNameField';

const UNNAMED: TemplateName = { name: '' };

interface TemplatesDialogProps {
  /** Returns the form's content, if there is a form to save. */
  getJob?: () => TemplateJobBody;
  /** Fills the form, if there is one. */
  onUse?: (template: JobTemplate) => void;
  onClose: () => void;
}

/** The company's templates: search, use, rename, change and delete. */
export function TemplatesDialog({ getJob, onUse, onClose }: TemplatesDialogProps) {
  const { t } = useTranslation(['recurring', 'common']);
  const [q, setQ] = useState('');
  const searched = useSearchText(q);
  const query = useJobTemplatePagesInfiniteQuery(searched === undefined ? {} : { q: searched });
  return (
    <DialogFrame title={t('templates.title')} onClose={onClose}>
      <DialogBody>
        <div className="stack templates">
          {getJob ? (
            <SaveTemplate getJob={getJob} />
          ) : (
            <p className="small quiet">{t('templates.hint')}</p>
          )}
          <SearchField label={t('templates.search')} value={q} onChange={setQ} />
          <DataView
            query={query}
            skeleton={120}
            errorTitle={t('templates.loadFailed')}
            isEmpty={(loaded) => recordsOf(loaded).length === 0}
            empty={
              <EmptyState
                drawing={searched === undefined ? undefined : 'search'}
                text={t(searched === undefined ? 'templates.none' : 'templates.nothingFound')}
              />
            }
          >
            {(loaded) => (
              <ul className="row-list" aria-label={t('templates.title')}>
                {recordsOf(loaded).map((template) => (
                  <TemplateRow key={template.id} {...{ template, getJob, onUse }} />
                ))}
              </ul>
            )}
          </DataView>
          <MoreButton query={query} />
        </div>
      </DialogBody>
      <DialogButtons>
        <Button color="secondary" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      </DialogButtons>
    </DialogFrame>
  );
}

/** Saves the form's content under a name. */
function SaveTemplate({ getJob }: { getJob: () => TemplateJobBody }) {
  const { t } = useTranslation('recurring');
  const toast = useToast();
  const errorText = useErrorText();
  const form = useForm({ defaultValues: UNNAMED });
  const name = useWatch({ control: form.control, name: 'name' }).trim();
  const kept = useKeptWork({ form, place: 'new-template', before: UNNAMED });
  const [make, { isLoading }] = useMakeJobTemplateMutation();
  const save = async () => {
    if (isLoading || name === '') return;
    const { error } = await make({ newJobTemplate: { name, job: getJob() } });
    if (error) {
      toast.error(errorText(error));
      return;
    }
    form.reset();
    kept.release();
    toast.success(t('templates.saved'));
  };
  return (
    <section className="template-save" aria-label={t('templates.saveHead')}>
      <KeptWorkNotice kept={kept} />
      <TemplateNameField
        control={form.control}
        help={t('templates.saveNote')}
        onSave={() => void save()}
      />
      <Button
        variant="outlined"
        color="secondary"
        disabled={isLoading || name === ''}
        onClick={() => void save()}
      >
        {t('templates.save')}
      </Button>
    </section>
  );
}

import { useForm, useWatch } from 'react-hook-form';
import { type TemplateJobBody, useMakeJobTemplateMutation } from '../../api/jobs/series';
import { Button } from '../../ui/button/Button';
import { KeptWorkNotice } from '../../ui/form/sending/KeptWorkNotice';
import { useKeptWork } from '../../ui/form/sending/useKeptWork';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';
import type { TemplateName } from './templateName';
import { TemplateNameField } from './TemplateNameField';

const UNNAMED: TemplateName = { name: '' };

/** Saves the form's content under a name. */
export function SaveTemplate({ getJob }: { getJob: () => TemplateJobBody }) {
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

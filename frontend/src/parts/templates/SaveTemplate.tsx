import { useState } from 'react';
import { type TemplateJobBody, useMakeJobTemplateMutation } from '../../api/jobs/series';
import { Button } from '../../ui/button/Button';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';
import { TemplateName } from './TemplateName';

/** Saves the form's content under a name. */
export function SaveTemplate({ getJob }: { getJob: () => TemplateJobBody }) {
  const { t } = useTranslation('recurring');
  const toast = useToast();
  const errorText = useErrorText();
  const [name, setName] = useState('');
  const [make, { isLoading }] = useMakeJobTemplateMutation();
  const save = async () => {
    if (isLoading || name.trim() === '') return;
    const { error } = await make({ newJobTemplate: { name: name.trim(), job: getJob() } });
    if (error) {
      toast.error(errorText(error));
      return;
    }
    setName('');
    toast.success(t('templates.saved'));
  };
  return (
    <section className="template-save" aria-label={t('templates.saveHead')}>
      <TemplateName
        value={name}
        help={t('templates.saveNote')}
        onChange={setName}
        onSave={() => void save()}
      />
      <Button
        variant="outlined"
        color="secondary"
        disabled={isLoading || name.trim() === ''}
        onClick={() => void save()}
      >
        {t('templates.save')}
      </Button>
    </section>
  );
}

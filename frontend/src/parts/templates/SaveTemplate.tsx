import { SERIES_NAME_MAX } from '@dispatch/domain/recurring/series';
import { useState, type KeyboardEvent } from 'react';
import { type TemplateJobBody, useMakeJobTemplateMutation } from '../../api/jobs/series';
import { Button } from '../../ui/button/Button';
import { FieldFrame } from '../../ui/form/FieldFrame';
import { InputBox } from '../../ui/form/InputBox';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';

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
  const saveByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    void save();
  };
  return (
    <section className="template-save" aria-label={t('templates.saveHead')}>
      <FieldFrame label={t('templates.name')} help={t('templates.saveNote')}>
        {(ids) => (
          <InputBox
            {...ids}
            value={name}
            maxLength={SERIES_NAME_MAX}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
            onKeyDown={saveByEnter}
          />
        )}
      </FieldFrame>
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

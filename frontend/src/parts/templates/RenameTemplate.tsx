import { useForm, useWatch } from 'react-hook-form';
import { ifMatch } from '../../api/request/requestHeaders';
import { type JobTemplate, useChangeJobTemplateMutation } from '../../api/jobs/series';
import { Button } from '../../ui/button/Button';
import { KeptWorkNotice } from '../../ui/form/sending/KeptWorkNotice';
import { useKeptWork } from '../../ui/form/sending/useKeptWork';
import { useAct } from '../../ui/record/useAct';
import { useTranslation } from '../../ui/text/useTranslation';
import type { TemplateName } from './templateName';
import { TemplateNameField } from './TemplateNameField';

/** Replaces the row while the template is being renamed. */
export function RenameTemplate({
  template,
  onClose,
}: {
  template: JobTemplate;
  onClose: () => void;
}) {
  const { t } = useTranslation(['recurring', 'common']);
  const act = useAct();
  const { id, version } = template;
  const before: TemplateName = { name: template.name };
  const form = useForm({ defaultValues: before });
  const name = useWatch({ control: form.control, name: 'name' }).trim();
  const kept = useKeptWork({ form, place: `template-${id}`, before });
  const [change, { isLoading }] = useChangeJobTemplateMutation();
  const save = async () => {
    if (isLoading || name === '') return;
    const changes = { jobTemplateChanges: { name }, ...ifMatch(version) };
    if (!(await act({ send: () => change({ id, ...changes }) }))) return;
    kept.release();
    onClose();
  };
  return (
    <li className="template-row">
      <KeptWorkNotice kept={kept} />
      <TemplateNameField
        control={form.control}
        // The button that opened this is no longer on the page.
        autoFocus
        onSave={() => void save()}
      />
      <Button
        size="small"
        variant="contained"
        disabled={isLoading || name === ''}
        onClick={() => void save()}
      >
        {t('save')}
      </Button>
      <Button size="small" color="secondary" onClick={onClose}>
        {t('common:actions.cancel')}
      </Button>
    </li>
  );
}

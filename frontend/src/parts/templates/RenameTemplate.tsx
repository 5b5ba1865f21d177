import { useState } from 'react';
import { ifMatch } from '../../api/request/requestHeaders';
import { type JobTemplate, useChangeJobTemplateMutation } from '../../api/jobs/series';
import { Button } from '../../ui/button/Button';
import { useAct } from '../../ui/record/useAct';
import { useTranslation } from '../../ui/text/useTranslation';
import { TemplateName } from './TemplateName';

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
  const [name, setName] = useState(template.name);
  const [change, { isLoading }] = useChangeJobTemplateMutation();
  const { id, version } = template;
  const save = async () => {
    if (isLoading || name.trim() === '') return;
    const changes = { jobTemplateChanges: { name: name.trim() }, ...ifMatch(version) };
    if (await act({ send: () => change({ id, ...changes }) })) onClose();
  };
  return (
    <li>
      {/* The button that opened this is no longer on the page. */}
      <TemplateName value={name} autoFocus onChange={setName} onSave={() => void save()} />
      <Button
        size="small"
        variant="contained"
        disabled={isLoading || name.trim() === ''}
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

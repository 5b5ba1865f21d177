import { SERIES_NAME_MAX } from '@dispatch/domain/recurring/series';
import { type KeyboardEvent, useState } from 'react';
import { ifMatch } from '../../api/request/requestHeaders';
import { type JobTemplate, useChangeJobTemplateMutation } from '../../api/jobs/series';
import { Button } from '../../ui/button/Button';
import { FieldFrame } from '../../ui/form/FieldFrame';
import { InputBox } from '../../ui/form/InputBox';
import { useAct } from '../../ui/record/useAct';
import { useTranslation } from '../../ui/text/useTranslation';

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
  const saveByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    void save();
  };
  return (
    <li className="template-row">
      <FieldFrame label={t('templates.name')}>
        {(ids) => (
          <InputBox
            {...ids}
            value={name}
            maxLength={SERIES_NAME_MAX}
            autoComplete="off"
            // The button that opened this is no longer on the page.
            autoFocus
            onKeyDown={saveByEnter}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </FieldFrame>
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

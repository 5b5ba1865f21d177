import { IMPORT_KINDS, IMPORT_LIMITS } from '@dispatch/domain/imports/fields';
import { templateHref, useSendImportMutation } from '../../../api/imports';
import { CustomerFilter } from '../../../parts/people/CustomerFilter';
import { PlainLink } from '../../../ui/button/PlainLink';
import { SegmentedChoice } from '../../../ui/button/SegmentedChoice';
import { FileDrop } from '../../../ui/form/file/FileDrop';
import { useIntentKeys } from '../../../ui/form/sending/useIntentKeys';
import { FormSection } from '../../../ui/form/layout/FormSection';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTexts } from '../../../ui/text/useTexts';
import { useUrlState } from '../../../ui/url/urlState';
import { Headed } from '../Headed';
import { IMPORT_FIELDS } from '../importUrl';

const TYPES = '.csv,.txt,.tsv,.xlsx';
const FORMATS = [
  ['xlsx', 'Excel'],
  ['csv', 'CSV'],
] as const;

/** Uploads a file for analysis and opens it afterwards. */
export function ChooseFile() {
  const { t, i18n, format } = useTexts('import');
  const errorText = useErrorText();
  const [{ kind, customer }, change] = useUrlState(IMPORT_FIELDS);
  const [send, { isLoading, error, originalArgs }] = useSendImportMutation();
  const { once, settle } = useIntentKeys();
  const take = async (file: File | undefined) => {
    if (file === undefined || isLoading) return;
    const { name, size, lastModified } = file;
    const of = kind === 'jobs' ? customer : null;
    const intent = JSON.stringify([kind, of, name, size, lastModified]);
    const answer = await send({
      ...{ kind, fileName: name },
      ...(of !== null && { customerId: of }),
      ...once(intent),
      // Programs use many names for the same file type, so the server inspects the content.
      body: new Blob([file], { type: 'application/octet-stream' }),
    });
    settle(intent, answer.error);
    if (answer.data) change({ import: answer.data.id, step: 'columns' });
  };
  const name = originalArgs?.fileName ?? '';
  return (
    <FormSection title={t('steps.file')}>
      <div className="import-choices">
        <SegmentedChoice
          label={t('kind')}
          options={IMPORT_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={kind}
          onChange={(value) => change({ kind: value })}
        />
        {kind === 'jobs' && (
          <Headed words={t('rows.customer')}>
            <CustomerFilter
              value={customer}
              onChange={(customerId) => change({ customer: customerId })}
              allLabel={t('start.everyRow')}
            />
          </Headed>
        )}
      </div>
      <FileDrop
        label={t('start.choose')}
        hint={
          <>
            {t('start.hint', {
              megabytes: format.number(IMPORT_LIMITS.megabytes),
              rows: format.number(IMPORT_LIMITS.rows),
            })}{' '}
            {t('start.later')}
          </>
        }
        accept={TYPES}
        disabled={isLoading}
        variant="contained"
        onFiles={([file]) => void take(file)}
      >
        <p role="status">{isLoading ? t('start.reading', { name }) : ''}</p>
        {error !== undefined && !isLoading && (
          <p role="alert" className="import-refused">
            <strong>{t('start.failed', { name })}</strong> {errorText(error)}
          </p>
        )}
      </FileDrop>
      <p className="import-links">
        <span className="quiet">{t('start.template')}</span>
        {FORMATS.map(([value, word]) => (
          <PlainLink
            key={value}
            href={templateHref(kind, value, i18n.language)}
            size="small"
            download
          >
            {t('start.templateOf', { format: word })}
          </PlainLink>
        ))}
      </p>
    </FormSection>
  );
}

import type { ImportColumn } from '@dispatch/domain/imports/fields';
import { Select } from '../../../ui/form/Select';
import { useTranslation } from '../../../ui/text/useTranslation';

interface ColumnLineProps {
  head: string;
  /** The first value in the column; null if it is empty at first. */
  sample: string | null;
  choices: readonly ImportColumn[];
  /** The first to choose a field for. */
  isFirst: boolean;
  value: ImportColumn | null;
  onChange: (column: ImportColumn | null) => void;
}

/** One column of the file, a sample value and its target field. */
export function ColumnLine({ head, sample, choices, isFirst, value, onChange }: ColumnLineProps) {
  const { t } = useTranslation('import');
  return (
    <li className="import-column">
      <span className="import-column-words">
        <span className="strong import-name">{head}</span>
        <span className="small quiet import-name">
          {sample === null ? t('columns.noSample') : t('columns.sample', { text: sample })}
        </span>
      </span>
      <Select<ImportColumn | ''>
        label={t('columns.head', { head })}
        autoFocus={isFirst}
        options={[
          { value: '', label: t('columns.notRead') },
          ...choices.map((column) => ({ value: column, label: t(`fields.${column}`) })),
        ]}
        value={value ?? ''}
        onChange={(column) => onChange(column === '' ? null : column)}
      />
    </li>
  );
}

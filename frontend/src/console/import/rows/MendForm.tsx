import { useForm } from 'react-hook-form';
import { useState } from 'react';
import { useChangeImportRowMutation, type Import, type ImportRow } from '../../../api/imports';
import { FormField } from '../../../ui/form/FormField';
import { FieldCell, FieldGrid } from '../../../ui/form/layout/FieldGrid';
import { useKeptWork } from '../../../ui/form/sending/useKeptWork';
import { DialogForm } from '../../../ui/over/DialogForm';
import { useToast } from '../../../ui/over/toast/useToast';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTexts } from '../../../ui/text/useTexts';
import { useProblemText } from './useProblemText';

interface MendValues {
  cells: { text: string }[];
}

interface MendFormProps {
  one: Import;
  row: ImportRow;
  onClose: () => void;
}

/** One field for each mapped column; problems stay below it until the row is saved. */
export function MendForm({ one, row, onClose }: MendFormProps) {
  const { t, format } = useTexts('import');
  const toast = useToast();
  const errorText = useErrorText();
  const { textOf, withColumn } = useProblemText();
  const [problems, setProblems] = useState(row.problems);
  const [save, { isLoading }] = useChangeImportRowMutation();
  /** All errors or warnings of a column in one sentence; undefined if there are none. */
  const saidAt = (at: number, isWarning: boolean): string | undefined => {
    const said = problems
      .filter((other) => other.column === one.columns[at] && other.isWarning === isWarning)
      .map(textOf);
    return said.length === 0 ? undefined : [...new Set(said)].join(' · ');
  };
  const before = { cells: one.heads.map((_, at) => ({ text: row.cells[at] ?? '' })) };
  const form = useForm<MendValues>({
    defaultValues: before,
    errors: {
      cells: one.heads.map((_, at) => {
        const message = one.columns[at] === null ? undefined : saidAt(at, false);
        return message === undefined ? undefined : { text: { type: 'server', message } };
      }),
    },
  });
  const { control, formState, handleSubmit } = form;
  const kept = useKeptWork({ form, place: `import-${one.id}-row-${row.id}`, before });
  // A missing value may have no column in the file, so it is reported above the fields.
  const elsewhere = problems.filter(
    ({ column }) => column === null || !one.columns.includes(column),
  );
  const submit = handleSubmit(async ({ cells }) => {
    if (isLoading) return;
    const importRowChange = { cells: cells.map(({ text }) => text), isLeftOut: false };
    const { data, error } = await save({ id: one.id, rowId: row.id, importRowChange });
    const line = format.number(row.line);
    if (error) {
      toast.error(errorText(error));
      return;
    }
    setProblems(data.problems);
    if (data.state === 'wrong') return;
    toast.success(t('mend.ready', { line }));
    onClose();
  });
  return (
    <DialogForm
      submitLabel={t('mend.save')}
      busyLabel={t('mend.saving')}
      isBusy={isLoading}
      isDirty={formState.isDirty}
      kept={kept}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {elsewhere.map((problem, at) => (
        <p key={at} role="alert">
          {withColumn(problem)}
        </p>
      ))}
      <FieldGrid>
        {one.columns.map((column, at) => {
          return column === null ? null : (
            <FieldCell key={column} span={3}>
              <FormField
                control={control}
                name={`cells.${at}.text`}
                label={t(`fields.${column}`)}
                help={saidAt(at, true)}
              />
            </FieldCell>
          );
        })}
      </FieldGrid>
    </DialogForm>
  );
}

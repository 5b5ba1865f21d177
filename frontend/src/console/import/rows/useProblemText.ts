import type { ImportRowProblem } from '../../../api/imports';
import { packProblem, useFieldError } from '../../../ui/form/fieldProblem';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTranslation } from '../../../ui/text/useTranslation';

type Say = (problem: ImportRowProblem) => string;

/** The problem of a row in the user's language, with and without its column. */
export function useProblemText(): { readonly textOf: Say; readonly withColumn: Say } {
  const { t, i18n } = useTranslation(['import', 'errors']);
  const fieldError = useFieldError();
  const errorText = useErrorText();
  const textOf: Say = ({ column, code, params, message }) => {
    const facts = { code, message, ...(params && { params }) };
    // An error of the whole record uses the error texts of requests.
    if (!i18n.exists(`errors:field.${code}`))
      return errorText({ status: 400, message, body: null, server: { statusCode: 400, ...facts } });
    return fieldError(packProblem({ field: column ?? '', ...facts })) ?? message;
  };
  return {
    textOf,
    withColumn: (problem) =>
      problem.column === null
        ? textOf(problem)
        : t('rows.problem', {
            column: t(`fields.${problem.column}`),
            problem: textOf(problem),
          }),
  };
}

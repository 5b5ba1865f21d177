import { FIELD_PROBLEMS, isFieldProblemCode } from '@dispatch/domain/field-problems';
import { holesOf } from '@dispatch/domain/text/sentence';
import type { FieldProblem } from '../../api/request/errors';
import { useTranslation } from '../text/useTranslation';

const MARK = 'server:';

/** A form keeps plain text for an error; the whole complaint goes in, to be said in any language. */
export function packProblem(problem: FieldProblem): string {
  return MARK + JSON.stringify(problem);
}

function unpackProblem(message: string): FieldProblem | undefined {
  if (!message.startsWith(MARK)) return undefined;
  return JSON.parse(message.slice(MARK.length)) as FieldProblem; // as `packProblem` wrote it
}

/** Schemas name their messages by key; the server's complaints are said by their code. */
export function useFieldError(): (message: string | undefined) => string | undefined {
  const { t, i18n } = useTranslation(['common', 'errors']);
  const say = ({ code, params = {}, message }: FieldProblem) => {
    const isSayable =
      isFieldProblemCode(code) && holesOf(FIELD_PROBLEMS[code]).every((hole) => hole in params);
    const key = `errors:field.${code ?? ''}`;
    if (!isSayable || i18n.language === 'en-CA' || !i18n.exists(key)) return message;
    return t(key as 'errors:field.invalid', { ...params }); // `exists` decides at run time
  };
  return (message) => {
    if (message === undefined) return undefined;
    const problem = unpackProblem(message);
    if (problem) return say(problem);
    // Keys of schemas are plain strings here; `exists` decides at run time.
    return i18n.exists(message) ? t(message as 'fields.invalid') : message;
  };
}

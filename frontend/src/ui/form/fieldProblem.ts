import type { FieldProblem } from '../../api/request/errors';
import { filledText } from '../text/filledText';
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
    const key = `errors:field.${code ?? ''}`;
    if (i18n.language === 'en-CA' || !i18n.exists(key)) return message;
    // `exists` decides at run time.
    return (
      filledText((options) => t(key as 'errors:field.invalid', { ...options }), params) ?? message
    );
  };
  return (message) => {
    if (message === undefined) return undefined;
    const problem = unpackProblem(message);
    if (problem) return say(problem);
    // Keys of schemas are plain strings here; `exists` decides at run time.
    return i18n.exists(message) ? t(message as 'fields.invalid') : message;
  };
}

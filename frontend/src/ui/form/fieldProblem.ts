import type { FieldProblem } from '../../api/request/errors';
import { filledText } from '../text/filledText';
import { useTranslation } from '../text/useTranslation';

const MARK = 'server:';

/** Forms store errors as plain text, so the whole problem is serialized and can be shown in any language. */
export function packProblem(problem: FieldProblem): string {
  return MARK + JSON.stringify(problem);
}

function unpackProblem(message: string): FieldProblem | undefined {
  if (!message.startsWith(MARK)) return undefined;
  return JSON.parse(message.slice(MARK.length)) as FieldProblem; // as `packProblem` wrote it
}

/** The server's English messages follow the name of the field; below it they begin a sentence. */
function asSentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}

/** Schema messages are text keys; server errors are translated by their code. */
export function useFieldError(): (message: string | undefined) => string | undefined {
  const { t, i18n } = useTranslation(['common', 'errors']);
  const say = ({ code, params = {}, message }: FieldProblem) => {
    const key = `errors:field.${code ?? ''}`;
    if (i18n.language === 'en-CA' || !i18n.exists(key)) return asSentence(message);
    // `exists` checks the key at run time.
    return (
      filledText((options) => t(key as 'errors:field.invalid', { ...options }), params) ??
      asSentence(message)
    );
  };
  return (message) => {
    if (message === undefined) return undefined;
    const problem = unpackProblem(message);
    if (problem) return say(problem);
    // Schema keys are plain strings here; `exists` checks them at run time.
    return i18n.exists(message) ? t(message as 'fields.invalid') : message;
  };
}

import { TEXT_MAX } from '../limits';
import { codePointLength } from '../text/text';

const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])$/u;

/** Trimmed and lower-cased: the format in which e-mails are stored and compared. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** The `mailto:` link of an address. An unescaped '?' before the '@' would start fields such as `bcc`. */
export function mailtoHref(email: string): string {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}${encodeURI(email.slice(at))}`;
}

/**
 * The same check for every form and the server; only delivery proves that an address exists. Length is measured in
 * lower case, as stored: some letters grow.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  return (
    codePointLength(normaliseEmail(text)) <= TEXT_MAX.email &&
    local.length <= 64 &&
    LOCAL.test(local) &&
    DOMAIN.test(text.slice(at + 1))
  );
}

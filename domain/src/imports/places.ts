import { TEXT_MAX } from '../limits';
import { parsePastedAddress } from '../places/address-paste';
import { normalisePostalCode, provinceOfPostalCode } from '../places/postal-code';
import { provinceFromText } from '../places/province';
import type { ImportColumn, RowTexts } from './fields';
import type { RowProblems } from './problems';

export interface PlaceColumns {
  readonly address: ImportColumn;
  readonly city: ImportColumn;
  readonly province: ImportColumn;
  readonly postalCode: ImportColumn;
}

export interface Place {
  readonly address: string | null;
  readonly city: string | null;
  readonly province: string | null;
  readonly postalCode: string | null;
}

/**
 * One address of a row. It is split if its city has no cell of its own. A missing province follows from the postal
 * code.
 */
export function readPlace(texts: RowTexts, columns: PlaceColumns, problems: RowProblems): Place {
  const given = {
    address: problems.text(columns.address, texts[columns.address], TEXT_MAX.address),
    city: problems.text(columns.city, texts[columns.city], TEXT_MAX.city),
    province: problems.text(columns.province, texts[columns.province], 60),
    postalCode: problems.text(columns.postalCode, texts[columns.postalCode], 20),
  };
  const split =
    given.address !== null && given.city === null ? parsePastedAddress(given.address) : null;
  const postalCode = given.postalCode ?? split?.postalCode ?? null;
  const code = postalCode === null ? null : normalisePostalCode(postalCode);
  const named =
    given.province === null ? null : readProvince(given.province, columns.province, problems);
  return {
    address: split === null ? given.address : split.address,
    city: given.city ?? split?.city ?? null,
    province: named ?? split?.province ?? (code === null ? null : provinceOfPostalCode(code)),
    postalCode: code === null ? null : problems.text(columns.postalCode, code, TEXT_MAX.postalCode),
  };
}

/** A state of the United States stays as its two letters. */
function readProvince(text: string, column: ImportColumn, problems: RowProblems): string | null {
  const code = provinceFromText(text);
  if (code !== null) return code;
  if (/^[a-z]{2}$/i.test(text)) {
    problems.warn(column, 'unknown_province');
    return text.toUpperCase();
  }
  return problems.error(column, 'unknown_province');
}

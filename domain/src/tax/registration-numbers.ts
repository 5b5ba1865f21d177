/** 'rt 0001 ' and '123-456-782' in the format of the registries: only capitals and digits. */
export function normaliseRegistration(text: string): string {
  return text.toUpperCase().replace(/[^\dA-Z]/g, '');
}

const GST = /^(\d{9})RT(\d{4})$/;
const QST = /^(\d{9})(\d)TQ(\d{4})$/;

/**
 * Whether a normalized text can be a GST/HST number: a business number of nine digits with a Luhn check digit, then
 * RT and the account number (Canada Revenue Agency, guide RC2).
 */
export function isGstNumber(text: string): boolean {
  const [, business = '', account = '0000'] = GST.exec(text) ?? [];
  return business !== '' && account !== '0000' && luhnSum(business) % 10 === 0;
}

/** Whether a normalized text has the format of a QST number: ten digits, TQ, four digits (Revenu Québec). */
export function isQstNumber(text: string): boolean {
  const [, , , account = '0000'] = QST.exec(text) ?? [];
  return account !== '0000';
}

const QST_WEIGHTS = [4, 3, 2, 7, 6, 5, 4, 3, 2];

/**
 * Whether the tenth digit of a QST number is a valid check digit. Revenu Québec publishes no rule. This is the rule
 * of Quebec enterprise numbers, which printed QST numbers follow, so a mismatch is only a warning.
 */
export function isPlausibleQstNumber(text: string): boolean {
  const [, digits = '', check] = QST.exec(text) ?? [];
  const sum = QST_WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return digits !== '' && String((11 - (sum % 11)) % 10) === check;
}

/** Every second digit from the right counts twice; 10 and above counts as the sum of its digits. */
function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

import { isSureReading, scannedVin } from './scanned-vin';

const VIN = '1HGCM82633A004352';
/** A grey import, made for another market: it has no valid check digit. */
const GREY = 'WVWZZZ1JZ3W386752';

describe('the VIN in the text of a barcode', () => {
  test.each([
    ['alone', VIN],
    ['in small letters', VIN.toLowerCase()],
    ['with the marks of Code 39', `*${VIN}*`],
    ['with the I of imports', `I${VIN}`],
    ['with the I of imports and marks', `*I${VIN}*`],
    ['with bars', `| ${VIN} |`],
    ['behind a yard’s word', `BAY-${VIN}`],
    ['behind a yard’s word without a dash', `BAY${VIN}`],
    ['before a word that is stuck to it', `${VIN}XR`],
    ['between junk', `X7${VIN}ZZ`],
    ['behind its name', `VIN: ${VIN}`],
    ['in groups', '1HGCM 82633A 004352'],
    ['with an O for 0', '1HGCM82633AOO4352'],
    ['with an I for 1', 'IHGCM82633A004352'],
    ['with an I for 1 behind the I of imports', 'IIHGCM82633A004352'],
    ['with a Q for 0', '1HGCM82633AQ04352'],
    ['in a web address', `https://example.com/v/${VIN}?lot=17&row=B`],
    ['as a parameter', `https://example.com/?vin=${VIN}&x=2003`],
    ['in several fields', `${VIN},HONDA,ACCORD,2003,BLACK`],
    ['in several lines', `STOCK 20031234567\r\n${VIN}\r\n`],
    ['twice', `${VIN};${VIN}`],
    ['beside another number as long', `12345678901234567,${VIN}`],
  ])('%s', (_, text) => {
    expect(scannedVin(text)).toBe(VIN);
  });

  test.each([
    ['nothing', ''],
    ['something short', 'BAY 17'],
    ['the end of a VIN alone', '3A004352'],
    ['words', 'ACCORDING TO THE MANUFACTURER'],
    ['two VINs', `${VIN},1M8GDM9AXKP042788`],
    ['two VINs without check digits', `${GREY},WVWZZZ1JZ3W386753`],
    ['a VIN without a check digit in junk', `Z${GREY}`],
    ['another alphabet', 'ＷＶＷＺＺＺ１ＪＺ３Ｗ３８６７５２'],
  ])('is none for %s', (_, text) => {
    expect(scannedVin(text)).toBeNull();
  });

  test('of a grey import is accepted if there is no other text', () => {
    expect(scannedVin(GREY)).toBe(GREY);
    expect(scannedVin(`*${GREY}*`)).toBe(GREY);
    expect(scannedVin(`LOT 5/${GREY}`)).toBe(GREY);
  });
});

test('one reading suffices if the check digit is valid', () => {
  expect(isSureReading(VIN)).toBe(true);
  expect(isSureReading(GREY)).toBe(false);
});

import { press, type Scene } from '../screen';

export const ONE_VEHICLE = `PO #: RT-20418
Customer: Toyota of the North Shore and Laurentians Limited
VIN: JTMRWRFV7RD112233
Vehicle: 2024 Toyota RAV4
Pickup: 2100 Dixie Rd, Mississauga, ON L4Y 1Y8
Contact: Tom Walsh 905-555-0142
Delivery: 55 Front Street West, Toronto, ON M5J 1E6
Notes: Keys are with the receptionist`;

export const VINS = `VINs:
2HGFE2F58RH000123
2HGFE2F5XRH000124
1FTFW1E89PFA12345`;

/** The filled form, next to the pasted text. */
export async function pasteOrder({ page, words }: Scene, order: string): Promise<void> {
  await press(page, words('dispatch:paste'));
  await page.getByRole('textbox', { name: words('orderPaste:text') }).fill(order);
  await press(page, words('orderPaste:read'));
  await press(page, words('orderPaste:showText'));
}

import { expectedOf, mailOf, toldOrder } from './told-order';
import { readOrder } from '../read-order';

const ORDERS: readonly (readonly [string, string])[] = [
  [
    'list of vins',
    `
2HGFE2F58RH000123
2HGFE2F5XRH000124
1FTFW1E89PFA12345
=====
unit = 2024 | Honda | | 2HGFE2F58RH000123
unit = 2024 | Honda | | 2HGFE2F5XRH000124
unit = 2023 | Ford | | 1FTFW1E89PFA12345`,
  ],
  [
    'labelled',
    `
From: Jane Roy <jane@roytoyota.example>
Sent: Wednesday, November 25, 2026 9:12 AM
To: dispatch@hauler.example
Subject: Transport order

Hello,

Customer: Roy Toyota
PO #: RT-20418
VIN: JTMRWRFV7RD112233
Vehicle: 2024 Toyota RAV4
Pickup: 2100 Dixie Rd, Mississauga, ON L4Y 1Y8
Contact: Tom Walsh 905-555-0142
Delivery: 55 Front Street West, Toronto, ON M5J 1E6
Contact: Anne Lee (416) 555-0177 ext. 12
Pickup date: November 27, 2026
Notes: Keys are with the receptionist

Thanks,
Jane Roy
Roy Toyota
905-555-0100
=====
customerName = Roy Toyota
customerEmail = jane@roytoyota.example
customerPhone = 905-555-0100
poNumber = RT-20418
unit = 2024 | Toyota | RAV4 | JTMRWRFV7RD112233
pickupAddress = 2100 Dixie Rd
pickupCity = Mississauga
pickupProvince = ON
pickupPostalCode = L4Y 1Y8
pickupContactName = Tom Walsh
pickupContactPhone = 905-555-0142
dropoffAddress = 55 Front Street West
dropoffCity = Toronto
dropoffProvince = ON
dropoffPostalCode = M5J 1E6
dropoffContactName = Anne Lee
dropoffContactPhone = 416-555-0177 x12
pickupDate = 2026-11-27
note = Keys are with the receptionist`,
  ],
  [
    'prose',
    `
Hi there,

Please pick up a 2023 Ford F-150 (VIN 1FTFW1E89PFA12345) from 400 Industrial Ave, Ottawa, ON K1G 0Z1 and deliver to 12 Portland St, Dartmouth, NS B2Y 1H1 on Friday, November 27.
The truck does not start and needs a winch.

Best regards,
Mark Olsen
Capital Fleet Leasing Inc.
613-555-0188
mark@capitalfleet.example
=====
customerName = Capital Fleet Leasing Inc.
customerEmail = mark@capitalfleet.example
customerPhone = 613-555-0188
unit = 2023 | Ford | F-150 | 1FTFW1E89PFA12345
pickupAddress = 400 Industrial Ave
pickupCity = Ottawa
pickupProvince = ON
pickupPostalCode = K1G 0Z1
dropoffAddress = 12 Portland St
dropoffCity = Dartmouth
dropoffProvince = NS
dropoffPostalCode = B2Y 1H1
pickupDate = 2026-11-27
note = The truck does not start and needs a winch.`,
  ],
  [
    'quoted',
    `
Can you do this one?

Bob

On Tue, Nov 24, 2026 at 4:10 PM Sara Kim <sara@kimauto.example> wrote:
> Hi Bob,
>
> PICKUP
> Kim Auto Sales
> 881 Kingston Rd
> Pickering, ON L1V 1A8
> Sara Kim 905-555-0111
>
> DROP OFF
> 77 Bell Blvd
> Belleville, ON K8P 5H3
> Rick 613-555-0123
>
> VIN 5NPE34AF9KH765432 - 2019 Hyundai Sonata, white
=====
unit = 2019 | Hyundai | Sonata | 5NPE34AF9KH765432
pickupAddress = Kim Auto Sales, 881 Kingston Rd
pickupCity = Pickering
pickupProvince = ON
pickupPostalCode = L1V 1A8
pickupContactName = Sara Kim
pickupContactPhone = 905-555-0111
dropoffAddress = 77 Bell Blvd
dropoffCity = Belleville
dropoffProvince = ON
dropoffPostalCode = K8P 5H3
dropoffContactName = Rick
dropoffContactPhone = 613-555-0123`,
  ],
  [
    'table of units',
    `
Good morning,

Reference: 99-1182
Pickup location: 4500 Macleod Trail SE, Calgary, AB T2G 0A4
Delivery location: 9800 Jasper Ave, Edmonton, AB T5J 1P3

Year	Make	Model	VIN
2022	Chevrolet	Silverado	1GCUYDEDXNZ334455
2020	BMW	330i	WBA5R1C50LFH55210

Cheers
=====
poNumber = 99-1182
unit = 2022 | Chevrolet | Silverado | 1GCUYDEDXNZ334455
unit = 2020 | BMW | 330i | WBA5R1C50LFH55210
pickupAddress = 4500 Macleod Trail SE
pickupCity = Calgary
pickupProvince = AB
pickupPostalCode = T2G 0A4
dropoffAddress = 9800 Jasper Ave
dropoffCity = Edmonton
dropoffProvince = AB
dropoffPostalCode = T5J 1P3`,
  ],
  [
    'table with places',
    `
VIN | Year | Make | Model | Pickup City | Pickup Province | Delivery City | Delivery Province
--- | --- | --- | --- | --- | --- | --- | ---
KNDPM3AC6P7004567 | 2023 | Kia | Sportage | Winnipeg | MB | Regina | Saskatchewan
3N1AB8CVXPY201122 | 2023 | Nissan | Sentra | Winnipeg | MB | Regina | Saskatchewan
=====
unit = 2023 | Kia | Sportage | KNDPM3AC6P7004567
unit = 2023 | Nissan | Sentra | 3N1AB8CVXPY201122
pickupCity = Winnipeg
pickupProvince = MB
dropoffCity = Regina
dropoffProvince = SK`,
  ],
  [
    'html',
    `
<html><head><style>td { color: red }</style></head><body><p>Hello,</p>
<table><tr><td>VIN</td><td>2T1BURHE4HC778899</td></tr>
<tr><td>Pickup</td><td>15 King St E, Hamilton, ON L8N 1A1</td></tr>
<tr><td>Delivery</td><td>200 Bloor St W, Toronto, ON M5S 1T8</td></tr>
<tr><td>PO</td><td>H&amp;L-7781</td></tr></table>
<p>Regards,<br>Luc&nbsp;Roy<br>H&amp;L Motors Ltd.</p></body></html>
=====
customerName = H&L Motors Ltd.
poNumber = H&L-7781
unit = 2017 | Toyota | | 2T1BURHE4HC778899
pickupAddress = 15 King St E
pickupCity = Hamilton
pickupProvince = ON
pickupPostalCode = L8N 1A1
dropoffAddress = 200 Bloor St W
dropoffCity = Toronto
dropoffProvince = ON
dropoffPostalCode = M5S 1T8`,
  ],
  [
    'route arrow',
    `
Subject: Load 55821 Toronto, ON -> Moncton, NB

Ready Monday.
2021 Jeep Grand Cherokee
VIN: 1C4RJFBG7MC600777
=====
poNumber = 55821
unit = 2021 | Jeep | Grand Cherokee | 1C4RJFBG7MC600777
pickupCity = Toronto
pickupProvince = ON
dropoffCity = Moncton
dropoffProvince = NB
pickupDate = 2026-11-30`,
  ],
  [
    'last 8',
    `
Need these moved from Barrie, ON to Sudbury, ON

last 8: SM004411
2021 Volvo XC60 - last 8 M1700345
=====
unit = | | | SM004411
unit = 2021 | Volvo | XC60 | M1700345
pickupCity = Barrie
pickupProvince = ON
dropoffCity = Sudbury
dropoffProvince = ON`,
  ],
  [
    'wrong check digit',
    `
VIN: 2HGFE2F51RH000123
Tracking 1Z999AA10123456784
Pick up tomorrow
=====
unit = 2024 | Honda | | 2HGFE2F51RH000123
pickupDate = 2026-11-26
note = Tracking 1Z999AA10123456784`,
  ],
  [
    'sent yesterday',
    `
From: "Desk, North Bay" <desk@northbay.example>
Sent: Monday, November 23, 2026 5:40 PM
To: orders@hauler.example
Subject: PO 88-102

Pick up on Thursday please, unit is a 2022 Ram 1500 1C6RR7LT7NS223344
Pickup: 1 Main St W, North Bay, ON P1B 2T4
Deliver to: 90 Cedar St, Sudbury, ON P3E 1A6
Deliver by December 1
=====
customerName = Desk, North Bay
customerEmail = desk@northbay.example
poNumber = 88-102
unit = 2022 | Ram | 1500 | 1C6RR7LT7NS223344
pickupAddress = 1 Main St W
pickupCity = North Bay
pickupProvince = ON
pickupPostalCode = P1B 2T4
dropoffAddress = 90 Cedar St
dropoffCity = Sudbury
dropoffProvince = ON
dropoffPostalCode = P3E 1A6
pickupDate = 2026-11-26
deliveryDate = 2026-12-01`,
  ],
  [
    'prices stay out',
    `
Units: 2020 Dodge Charger 2C3CDXBG0LH112211
Rate: $850 all in
We can pay 900$ if it goes today
Gate code is 4471
=====
unit = 2020 | Dodge | Charger | 2C3CDXBG0LH112211
note = Gate code is 4471`,
  ],
  [
    'no vins yet',
    `
Hello, quote please

2019 Audi A4
2023 Mazda CX-5

From: Kelowna, BC
To: Vancouver, BC
=====
unit = 2019 | Audi | A4 |
unit = 2023 | Mazda | CX-5 |
pickupCity = Kelowna
pickupProvince = BC
dropoffCity = Vancouver
dropoffProvince = BC`,
  ],
  [
    'ambiguous date',
    `
VIN: SALGS2SE6NA300200
Pickup date: 05/12/2026
=====
unit = 2022 | Land Rover | | SALGS2SE6NA300200
note = Pickup date: 05/12/2026`,
  ],
  [
    'parted vin and site contact',
    `
1. 5YJ3E1EAX-KF-400500 Tesla Model 3

Ship from:
Tesla Oakville
1325 North Service Rd E
Oakville ON L6H 1A7
Site contact: Priya Nair
Phone: 905-555-0190

Ship to:
123 Water St
St. John's, NL A1C 1A1
=====
unit = 2019 | Tesla | Model 3 | 5YJ3E1EAXKF400500
pickupAddress = Tesla Oakville, 1325 North Service Rd E
pickupCity = Oakville
pickupProvince = ON
pickupPostalCode = L6H 1A7
pickupSiteContactName = Priya Nair
pickupContactPhone = 905-555-0190
dropoffAddress = 123 Water St
dropoffCity = St. John's
dropoffProvince = NL
dropoffPostalCode = A1C 1A1`,
  ],
];

test.each(ORDERS)('%s', (_name, order) => {
  const read = readOrder(mailOf(order), { today: '2026-11-25', latestYear: 2027 });
  expect(toldOrder(read)).toEqual(expectedOf(order));
});

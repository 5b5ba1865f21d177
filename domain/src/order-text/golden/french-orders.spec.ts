import { expectedOf, mailOf, toldOrder } from './told-order';
import { readOrder } from '../read-order';

const ORDERS: readonly (readonly [string, string])[] = [
  [
    'etiquettes',
    `
De : Marie Gagnon <marie@gagnonhonda.example>
Envoyé : mercredi 25 novembre 2026 08:30
À : repartition@transport.example
Objet : Demande de transport

Bonjour,

Client : Gagnon Honda
No de bon de commande : GH-3312
NIV : 2HGFE2F58RH000123
Véhicule : Honda Civic 2024
Ramassage : 1200, boulevard Laurier, Québec (Québec) G1V 2L1
Contact : Luc Pelletier 418-555-0133
Livraison : 75, rue Sainte-Catherine Est, Montréal (Québec) H2X 1K4
Contact : Sophie Roy, 514-555-0166 poste 4
Date de ramassage : 1er décembre 2026

Merci,
Marie Gagnon
418-555-0101
=====
customerName = Gagnon Honda
customerEmail = marie@gagnonhonda.example
customerPhone = 418-555-0101
poNumber = GH-3312
unit = 2024 | Honda | Civic | 2HGFE2F58RH000123
pickupAddress = 1200, boulevard Laurier
pickupCity = Québec
pickupProvince = QC
pickupPostalCode = G1V 2L1
pickupContactName = Luc Pelletier
pickupContactPhone = 418-555-0133
dropoffAddress = 75, rue Sainte-Catherine Est
dropoffCity = Montréal
dropoffProvince = QC
dropoffPostalCode = H2X 1K4
dropoffContactName = Sophie Roy
dropoffContactPhone = 514-555-0166 x4
pickupDate = 2026-12-01`,
  ],
  [
    'prose',
    `
Bonjour,

Pouvez-vous ramasser une Kia Sportage 2023 (NIV KNDPM3AC6P7004567) à 900, rue Bourdages, Saint-Hyacinthe QC J2S 5G1 et la livrer à 22, rue King Ouest, Sherbrooke QC J1H 1N6 vendredi 27 novembre?
Le véhicule roule, mais les freins sont faibles.

Cordialement,
Éric Blais
Location Blais inc.
450-555-0155
=====
customerName = Location Blais inc.
customerPhone = 450-555-0155
unit = 2023 | Kia | Sportage | KNDPM3AC6P7004567
pickupAddress = 900, rue Bourdages
pickupCity = Saint-Hyacinthe
pickupProvince = QC
pickupPostalCode = J2S 5G1
dropoffAddress = 22, rue King Ouest
dropoffCity = Sherbrooke
dropoffProvince = QC
dropoffPostalCode = J1H 1N6
pickupDate = 2026-11-27
note = Le véhicule roule, mais les freins sont faibles.`,
  ],
  [
    'citation',
    `
Salut, peux-tu t'en occuper?

Le mar. 24 nov. 2026 à 15:02, Julie Côté <julie@cote.example> a écrit :
> Bonjour,
>
> Cueillette :
> Côté Automobiles
> 350, rue Racine Est
> Saguenay (Québec) G7H 1S6
> Julie Côté 418-555-0102
>
> Livraison :
> 41, avenue Léonidas Sud
> Rimouski (Québec) G5L 2T1
>
> NIV : 3VW7M7BU5SM004411
=====
unit = 2025 | Volkswagen | | 3VW7M7BU5SM004411
pickupAddress = Côté Automobiles, 350, rue Racine Est
pickupCity = Saguenay
pickupProvince = QC
pickupPostalCode = G7H 1S6
pickupContactName = Julie Côté
pickupContactPhone = 418-555-0102
dropoffAddress = 41, avenue Léonidas Sud
dropoffCity = Rimouski
dropoffProvince = QC
dropoffPostalCode = G5L 2T1`,
  ],
  [
    'tableau',
    `
Bonjour,
voici les véhicules :

Année	Marque	Modèle	NIV
2022	Chevrolet	Silverado	1GCUYDEDXNZ334455
2023	Nissan	Sentra	3N1AB8CVXPY201122

Départ : Gatineau (Québec)
Destination : Trois-Rivières (Québec)
=====
unit = 2022 | Chevrolet | Silverado | 1GCUYDEDXNZ334455
unit = 2023 | Nissan | Sentra | 3N1AB8CVXPY201122
pickupCity = Gatineau
pickupProvince = QC
dropoffCity = Trois-Rivières
dropoffProvince = QC`,
  ],
  [
    'de a',
    `
Objet : Commande 45-7712

Transport de Lévis, QC à Fredericton, NB demain.
BMW 330i 2020
NIV WBA5R1C50LFH55210
=====
poNumber = 45-7712
unit = 2020 | BMW | 330i | WBA5R1C50LFH55210
pickupCity = Lévis
pickupProvince = QC
dropoffCity = Fredericton
dropoffProvince = NB
pickupDate = 2026-11-26`,
  ],
  [
    'html',
    `
<div>Bonjour,</div><div><br></div><div>NIV&nbsp;: JM3KFBCMXP0180042</div><div>R&eacute;f&eacute;rence&nbsp;: M-5501</div><div>Ramassage&nbsp;: 5, rue des Forges, Trois-Rivi&egrave;res (Qu&eacute;bec) G9A 2G4</div><div>Livraison&nbsp;: 80, rue Principale, Granby (Qu&eacute;bec) J2G 2T5</div><div>Appeler une heure avant</div>
=====
poNumber = M-5501
unit = 2023 | Mazda | | JM3KFBCMXP0180042
pickupAddress = 5, rue des Forges
pickupCity = Trois-Rivières
pickupProvince = QC
pickupPostalCode = G9A 2G4
dropoffAddress = 80, rue Principale
dropoffCity = Granby
dropoffProvince = QC
dropoffPostalCode = J2G 2T5
note = Appeler une heure avant`,
  ],
  [
    'liste annotee',
    `
NIV :
- 1C6RR7LT7NS223344 Ram 1500 2022
- KMHLM4AG0PU445566 Hyundai Elantra 2023
- 2HGFE2F5XRH000124
=====
unit = 2022 | Ram | 1500 | 1C6RR7LT7NS223344
unit = 2023 | Hyundai | Elantra | KMHLM4AG0PU445566
unit = 2024 | Honda | | 2HGFE2F5XRH000124`,
  ],
  [
    'livraison sans ramassage',
    `
Bonjour,
Livraison prévue le 3 décembre 2026.
Audi A4 2019, NIV WAUENAF46KN009876
Ramassage le 30 novembre
=====
unit = 2019 | Audi | A4 | WAUENAF46KN009876
pickupDate = 2026-11-30
deliveryDate = 2026-12-03`,
  ],
  [
    'signature seule',
    `
Bonjour,

Le Volvo XC60 2021 est prêt. Bon de commande no 7788-A.
YV4A22PK6M1700345

Merci beaucoup!

Paul Lavoie
Volvo Laval
Tél. : 450-555-0120
Téléc. : 450-555-0121
paul.lavoie@volvolaval.example
Ce courriel est confidentiel et ne doit pas être transmis.
=====
customerName = Volvo Laval
customerEmail = paul.lavoie@volvolaval.example
customerPhone = 450-555-0120
poNumber = 7788-A
unit = 2021 | Volvo | XC60 | YV4A22PK6M1700345`,
  ],
  [
    'contacts et cellulaire',
    `
Lieu de ramassage
Encan Montérégie
640, chemin du Grand-Bernier
Saint-Jean-sur-Richelieu QC J2W 2H1
Contact : Nadia Fortin
Cellulaire : 450-555-0175

Lieu de livraison
18, rue de l'Église
Drummondville QC J2B 1T3
Demander : Yvon

NIV 2T1BURHE4HC778899
Code de la barrière 1188
=====
unit = 2017 | Toyota | | 2T1BURHE4HC778899
pickupAddress = Encan Montérégie, 640, chemin du Grand-Bernier
pickupCity = Saint-Jean-sur-Richelieu
pickupProvince = QC
pickupPostalCode = J2W 2H1
pickupContactName = Nadia Fortin
pickupContactPhone = 450-555-0175
dropoffAddress = 18, rue de l'Église
dropoffCity = Drummondville
dropoffProvince = QC
dropoffPostalCode = J2B 1T3
dropoffContactName = Yvon
note = Code de la barrière 1188`,
  ],
  [
    'les deux dates',
    `
Bonjour,
NIV 2T1BURHE4HC778899
Ramassage le 27 novembre, livraison le 1er décembre
=====
unit = 2017 | Toyota | | 2T1BURHE4HC778899
pickupDate = 2026-11-27
deliveryDate = 2026-12-01`,
  ],
  [
    'livraison souhaitée et au plus tard',
    `
NIV 2T1BURHE4HC778899
Date de ramassage : 2026-11-30
Livraison souhaitée : 2026-12-03
À livrer au plus tard le 4 décembre
=====
unit = 2017 | Toyota | | 2T1BURHE4HC778899
pickupDate = 2026-11-30
deliveryDate = 2026-12-03
note = À livrer au plus tard le 4 décembre`,
  ],
];

test.each(ORDERS)('%s', (_name, order) => {
  const read = readOrder(mailOf(order), { today: '2026-11-25', latestYear: 2027 });
  expect(toldOrder(read)).toEqual(expectedOf(order));
});

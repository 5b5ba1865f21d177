import type { Language } from '../text/language';
import type { NoticeEvent } from './notice-event';
import type { NoticeText } from './notice-text';

const ENDING_EN = 'Follow the job here: {link}\n\n{company}\n{phone}';
const ENDING_FR = 'Suivez le transport ici\u00a0: {link}\n\n{company}\n{phone}';

/** Default notice texts, used until the company edits them. */
export const ORIGINAL_NOTICES: Readonly<
  Record<Language, Readonly<Record<NoticeEvent, NoticeText>>>
> = {
  'en-CA': {
    'picked-up': {
      subject: '{reference}: your vehicles were picked up',
      body: `Hello {customer},\n\nWe picked up your vehicles in {from} on {date}. They are on their way to {to}.\n\n{vehicles}\nPurchase order: {po}\n\n${ENDING_EN}`,
    },
    delivered: {
      subject: '{reference}: your vehicles were delivered',
      body: `Hello {customer},\n\nWe delivered your vehicles in {to} on {date}.\n\n{vehicles}\nPurchase order: {po}\n\n${ENDING_EN}`,
    },
    delayed: {
      subject: '{reference}: the pickup is late',
      body: `Hello {customer},\n\nYour vehicles in {from} were to be picked up on {date}. We have not been able to do so yet, and we apologize for the delay. We will let you know as soon as they are on their way.\n\n{vehicles}\nPurchase order: {po}\n\n${ENDING_EN}`,
    },
    damage: {
      subject: '{reference}: damage was noted',
      body: `Hello {customer},\n\nAt delivery in {to}, our driver noted damage that was not there at pickup. Our office will call you about it.\n\n{vehicles}\nPurchase order: {po}\n\n${ENDING_EN}`,
    },
  },
  'fr-CA': {
    'picked-up': {
      subject: '{reference}\u00a0: vos véhicules ont été chargés',
      body: `Bonjour {customer},\n\nNous avons chargé vos véhicules à {from} le {date}. Ils sont en route vers {to}.\n\n{vehicles}\nBon de commande\u00a0: {po}\n\n${ENDING_FR}`,
    },
    delivered: {
      subject: '{reference}\u00a0: vos véhicules ont été livrés',
      body: `Bonjour {customer},\n\nNous avons livré vos véhicules à {to} le {date}.\n\n{vehicles}\nBon de commande\u00a0: {po}\n\n${ENDING_FR}`,
    },
    delayed: {
      subject: '{reference}\u00a0: le ramassage est en retard',
      body: `Bonjour {customer},\n\nLe ramassage de vos véhicules à {from} était prévu le {date}. Nous n’avons pas encore pu l’effectuer et nous vous prions de nous en excuser. Nous vous aviserons dès que vos véhicules seront en route.\n\n{vehicles}\nBon de commande\u00a0: {po}\n\n${ENDING_FR}`,
    },
    damage: {
      subject: '{reference}\u00a0: des dommages ont été constatés',
      body: `Bonjour {customer},\n\nÀ la livraison à {to}, notre chauffeur a constaté des dommages absents au ramassage. Notre bureau vous appellera à ce sujet.\n\n{vehicles}\nBon de commande\u00a0: {po}\n\n${ENDING_FR}`,
    },
  },
};

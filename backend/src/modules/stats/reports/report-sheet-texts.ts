import type { BilledItem } from '@dispatch/domain/reports/billed-item';
import type { Growth } from '@dispatch/domain/reports/growth';
import type { RevenueBy } from '@dispatch/domain/reports/report-kinds';
import type { Language } from '@dispatch/domain/text/language';

export interface ReportTexts {
  readonly files: Readonly<
    Record<'revenue' | 'punctuality' | 'paymentDays' | 'losses' | 'cash' | 'booked', string>
  >;
  readonly unknown: Readonly<Record<RevenueBy, string>>;
  readonly several: string;
  readonly by: Readonly<Record<RevenueBy, string>>;
  readonly items: Readonly<Record<BilledItem, string>>;
  readonly growths: Readonly<Record<Growth, string>>;
  readonly weeks: Readonly<Record<'past' | 'later' | 'none', string>>;
  readonly revenue: readonly string[];
  readonly punctuality: readonly string[];
  readonly paymentDays: readonly string[];
  readonly losses: readonly string[];
  readonly cash: readonly string[];
  readonly booked: readonly string[];
}

export const REPORT_TEXTS: Readonly<Record<Language, ReportTexts>> = {
  'en-CA': {
    files: {
      revenue: 'revenue',
      punctuality: 'on-time',
      paymentDays: 'days-to-payment',
      losses: 'dry-runs-and-waiting',
      cash: 'expected-cash',
      booked: 'booked-work',
    },
    unknown: {
      month: '',
      customer: 'No customer',
      driver: 'No driver',
      lane: 'Unknown lane',
      vehicle: 'Unknown make',
      item: '',
    },
    several: 'Several makes',
    by: {
      month: 'Month',
      customer: 'Customer',
      driver: 'Driver',
      lane: 'Lane',
      vehicle: 'Make',
      item: 'Item',
    },
    items: {
      transport: 'Transport',
      'dry-run': 'Dry runs',
      waiting: 'Waiting (charges by the hour)',
      percent: 'Percentage charges (such as fuel)',
      'other-charge': 'Other charges',
      correction: 'Corrections',
    },
    growths: {
      new: 'New',
      growing: 'Growing',
      steady: 'Steady',
      shrinking: 'Shrinking',
      gone: 'No revenue',
    },
    weeks: { past: 'Before today', later: 'Later', none: 'No date' },
    revenue: ['Revenue', 'Previous period', 'A year earlier', 'Trend'],
    punctuality: [
      ...['Delivered jobs', 'Pickups with a date', 'Pickups on time'],
      ...['Deliveries with a date', 'Deliveries on time', 'Late: picked up late'],
      ...['Late: on the way', 'Late: reason unknown'],
    ],
    paymentDays: [
      ...['Jobs invoiced', 'Delivery to invoice (days)'],
      ...['Paid', 'Invoice to payment (days)'],
    ],
    losses: [
      ...['Month', 'Dry runs charged', 'Dry-run charges', 'Free: not ready'],
      ...['Free: other reasons', 'Dry runs invoiced', 'Waiting invoiced'],
    ],
    cash: ['Week of', 'Due', 'Expected'],
    booked: ['Week of', 'Jobs', 'Vehicles', 'Without a price', 'Agreed prices'],
  },
  'fr-CA': {
    files: {
      revenue: 'revenus',
      punctuality: 'a-temps',
      paymentDays: 'delais-de-paiement',
      losses: 'deplacements-inutiles-et-attente',
      cash: 'encaissements-prevus',
      booked: 'transports-a-venir',
    },
    unknown: {
      month: '',
      customer: 'Aucun client',
      driver: 'Aucun chauffeur',
      lane: 'Trajet inconnu',
      vehicle: 'Marque inconnue',
      item: '',
    },
    several: 'Plusieurs marques',
    by: {
      month: 'Mois',
      customer: 'Client',
      driver: 'Chauffeur',
      lane: 'Trajet',
      vehicle: 'Marque',
      item: 'Poste',
    },
    items: {
      transport: 'Transport',
      'dry-run': 'Déplacements inutiles',
      waiting: 'Attente (frais à taux horaire)',
      percent: 'Frais en pourcentage (p. ex. carburant)',
      'other-charge': 'Autres frais',
      correction: 'Corrections',
    },
    growths: {
      new: 'Nouveau',
      growing: 'En hausse',
      steady: 'Stable',
      shrinking: 'En baisse',
      gone: 'Aucun revenu',
    },
    weeks: { past: 'Avant aujourd’hui', later: 'Plus tard', none: 'Sans date' },
    revenue: ['Revenus', 'Période précédente', 'Un an plus tôt', 'Tendance'],
    punctuality: [
      ...['Transports livrés', 'Ramassages avec une date', 'Ramassages à temps'],
      ...['Livraisons avec une date', 'Livraisons à temps', 'Retard : ramassage en retard'],
      ...['Retard : en route', 'Retard : raison inconnue'],
    ],
    paymentDays: [
      ...['Transports facturés', 'De la livraison à la facture (jours)'],
      ...['Payé', 'De la facture au paiement (jours)'],
    ],
    losses: [
      ...['Mois', 'Déplacements inutiles avec frais', 'Frais de déplacement inutile'],
      ...['Sans frais : véhicule non prêt', 'Sans frais : autres raisons'],
      ...['Déplacements inutiles facturés', 'Attente facturée'],
    ],
    cash: ['Semaine du', 'À échéance', 'Prévu'],
    booked: ['Semaine du', 'Transports', 'Véhicules', 'Sans prix', 'Prix convenus'],
  },
};

import type { LeftReason, UnitState } from '@dispatch/domain/jobs/unit-state';
import type { PhotoPlace, ReportStage } from '@dispatch/domain/report/photo';
import type { UnitReport } from '@dispatch/domain/report/unit-report';
import type { SignatureOutcome } from '@dispatch/domain/report/signature';
import type { Language } from '@dispatch/domain/text/language';

/** All fixed texts of a bill of lading in one language. */
export interface BillWords {
  readonly language: Language;
  readonly title: string;
  readonly page: string;
  readonly number: string;
  readonly date: string;
  readonly poNumber: string;
  readonly stage: string;
  readonly stages: Readonly<Record<ReportStage, string>>;
  readonly shipper: string;
  readonly consignee: string;
  readonly origin: string;
  readonly destination: string;
  readonly carrier: string;
  readonly driver: string;
  readonly pickupDate: string;
  readonly delivered: string;
  readonly siteContact: string;
  readonly nsc: string;
  readonly cvor: string;
  readonly nir: string;
  readonly units: string;
  readonly unitNumber: string;
  readonly vin: string;
  readonly vehicle: string;
  readonly condition: string;
  readonly states: Readonly<Record<UnitState, string>>;
  readonly leftReasons: Readonly<Record<LeftReason, string>>;
  readonly vinChecked: string;
  readonly loadedAnyway: string;
  /** The driver's report on a unit. */
  readonly report: Readonly<
    Record<
      | 'odometer'
      | 'keys'
      | 'fuel'
      | 'battery'
      | 'looseItems'
      | 'newDamage'
      | 'noDamage'
      | NonNullable<UnitReport['running']>,
      string
    >
  >;
  readonly vinEnd: string;
  readonly unknown: string;
  readonly exceptions: string;
  readonly specialAgreements: string;
  readonly deliveryNotes: string;
  readonly charges: string;
  readonly prepaid: string;
  readonly collect: string;
  readonly declaredValuation: string;
  readonly terms: string;
  readonly termTexts: readonly [string, string, string, string];
  readonly signatures: string;
  readonly name: string;
  readonly signature: string;
  readonly signedOn: string;
  readonly outcomes: Readonly<Record<SignatureOutcome, string>>;
  readonly typedName: string;
  readonly signatureOf: string;
  readonly version: string;
  readonly sealBroken: string;
  readonly claimTitle: string;
  readonly sealedVersions: string;
  readonly sealedAt: string;
  readonly result: string;
  readonly hash: string;
  readonly hashExplained: string;
  /** Above the drawings of the damaged vehicles. */
  readonly drawings: string;
  readonly annex: string;
  readonly times: string;
  readonly places: Readonly<Record<PhotoPlace, string>>;
  readonly photo: string;
  readonly photos: string;
  readonly unit: string;
  readonly takenAt: string;
  readonly missingPhoto: string;
}

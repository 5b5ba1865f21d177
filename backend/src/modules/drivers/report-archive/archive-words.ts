import type { Language } from '@dispatch/domain/text/language';

/** The fixed texts of an archive, besides those of the bill of lading. */
export interface ArchiveWords {
  readonly unit: string;
  /** File that lists all photos. */
  readonly list: string;
  /** File that lists the missing files. */
  readonly missing: string;
  readonly missingText: string;
  /** Shown in the list instead of a missing file's name. */
  readonly notThere: string;
  readonly columns: Readonly<
    Record<
      'file' | 'unit' | 'vehicle' | 'vin' | 'stage' | 'place' | 'takenAt' | 'takenBy' | 'sha256',
      string
    >
  >;
}

export const ARCHIVE_WORDS: Readonly<Record<Language, ArchiveWords>> = {
  'en-CA': {
    unit: 'Unit',
    list: 'List of photos',
    missing: 'MISSING FILES',
    missingText: 'These files belong to the report but could not be added to this archive:',
    notThere: 'missing',
    columns: {
      file: 'File',
      unit: 'Unit',
      vehicle: 'Vehicle',
      vin: 'VIN',
      stage: 'Stage',
      place: 'Shows',
      takenAt: 'Taken on',
      takenBy: 'Taken by',
      sha256: 'SHA-256 of the file',
    },
  },
  'fr-CA': {
    unit: 'Unité',
    list: 'Liste des photos',
    missing: 'FICHIERS MANQUANTS',
    missingText:
      'Ces fichiers font partie du rapport, mais n’ont pas pu être mis dans cette archive :',
    notThere: 'manquant',
    columns: {
      file: 'Fichier',
      unit: 'Unité',
      vehicle: 'Véhicule',
      vin: 'NIV',
      stage: 'Étape',
      place: 'Vue',
      takenAt: 'Prise le',
      takenBy: 'Prise par',
      sha256: 'SHA-256 du fichier',
    },
  },
};

import type { DamageArea, DamageSeverity, DamageType } from '../damage-codes';

export interface DamageWords {
  readonly areas: Readonly<Record<DamageArea, string>>;
  readonly types: Readonly<Record<DamageType, string>>;
  readonly severities: Readonly<Record<DamageSeverity, string>>;
}

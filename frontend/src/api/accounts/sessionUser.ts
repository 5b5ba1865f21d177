export interface SessionUser {
  id: number;
  name: string;
  email: string;
  role: string;
  /** Granted by an admin, beside what the role shows. */
  seesPrices: boolean;
  driverId: number | null;
  driverPhone: string | null;
  isActive: boolean;
  lastLogin: string | null;
  language: string | null;
  /** Whether keyboard shortcuts are on; null until the person chooses. */
  shortcuts: boolean | null;
  version: number;
}

export interface SessionUser {
  id: number;
  name: string;
  email: string;
  role: string;
  /** Granted by an admin, in addition to the role. */
  seesPrices: boolean;
  driverId: number | null;
  driverPhone: string | null;
  isActive: boolean;
  lastLogin: string | null;
  language: string | null;
  /** Whether keyboard shortcuts are on; null until the user chooses. */
  shortcuts: boolean | null;
  version: number;
}

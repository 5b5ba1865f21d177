// Generated from the server's OpenAPI document; changes made here are lost.
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDriver: build.query<GetDriverApiResponse, GetDriverApiArg>({
      query: (queryArg) => ({ url: `/api/drivers/${queryArg.id}` }),
    }),
    getDriverByUser: build.query<GetDriverByUserApiResponse, GetDriverByUserApiArg>({
      query: (queryArg) => ({ url: `/api/drivers/by-user/${queryArg.userId}` }),
    }),
    getJob: build.query<GetJobApiResponse, GetJobApiArg>({
      query: (queryArg) => ({ url: `/api/jobs/${queryArg.id}` }),
    }),
    listDriverActiveJobs: build.query<ListDriverActiveJobsApiResponse, ListDriverActiveJobsApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/driver/${queryArg.driverId}/active`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
          q: queryArg.q,
        },
      }),
    }),
    listDriverAssignedJobs: build.query<
      ListDriverAssignedJobsApiResponse,
      ListDriverAssignedJobsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/jobs/driver/${queryArg.driverId}/assigned`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
          q: queryArg.q,
        },
      }),
    }),
    listDriverCompletedJobs: build.query<
      ListDriverCompletedJobsApiResponse,
      ListDriverCompletedJobsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/jobs/driver/${queryArg.driverId}/completed`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
          q: queryArg.q,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedPhoneApi };
export type GetDriverApiResponse = /** status 200 Success. */ Driver;
export type GetDriverApiArg = {
  id: number;
};
export type GetDriverByUserApiResponse = /** status 200 Success. */ Driver;
export type GetDriverByUserApiArg = {
  userId: number;
};
export type GetJobApiResponse = /** status 200 Success. */ Job;
export type GetJobApiArg = {
  id: number;
};
export type ListDriverActiveJobsApiResponse =
  /** status 200 The list, or a page of it. Without a page a list of more than 10,000 records answers 400: ask for it in pages, by `limit` and `offset`. */ Job[];
export type ListDriverActiveJobsApiArg = {
  driverId: number;
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
  q?: string | null;
};
export type ListDriverAssignedJobsApiResponse =
  /** status 200 The list, or a page of it. Without a page a list of more than 10,000 records answers 400: ask for it in pages, by `limit` and `offset`. */ Job[];
export type ListDriverAssignedJobsApiArg = {
  driverId: number;
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
  q?: string | null;
};
export type ListDriverCompletedJobsApiResponse =
  /** status 200 The list, or a page of it. Without a page a list of more than 10,000 records answers 400: ask for it in pages, by `limit` and `offset`. */ Job[];
export type ListDriverCompletedJobsApiArg = {
  driverId: number;
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
  q?: string | null;
};
export type LastDrop = {
  at: string;
  city: string | null;
  province: string | null;
};
export type LastStop = {
  kind: 'pickup' | 'drop-off';
  at: string;
  city: string | null;
  province: string | null;
};
export type NextPickup = {
  day: string;
  city: string | null;
  province: string | null;
};
export type Driver = {
  id: number;
  userId: number;
  name: string;
  email: string;
  phone: string | null;
  status: 'available' | 'on-route' | 'off-duty';
  /** Whether the account can sign in. */
  isActive: boolean;
  /** Jobs that are assigned, picked up or in transit. */
  activeJobs: number;
  completedJobs: number;
  /** Delivered jobs that had a preferred pickup date, and whose day of pickup was recorded. */
  promisedJobs: number;
  /** Those of them that were picked up on that day or before, in company time. */
  onTimeJobs: number;
  /** Delivered jobs that had a preferred delivery date. */
  promisedDeliveries: number;
  /** Those of them that were delivered by the end of that day or of its window, in the time of the place. */
  onTimeDeliveries: number;
  totalJobs: number;
  /** Units of the jobs picked up or in transit. */
  unitsOnBoard: number;
  /** Units of the jobs that are assigned and not yet picked up. */
  unitsAssigned: number;
  /** Where the last delivery was, and when. */
  lastDrop: LastDrop | null;
  /** The last place where the driver loaded or delivered, as far as that is known. */
  lastStop: LastStop | null;
  /** The earliest pickup day of the assigned jobs, and where that is. */
  nextPickup: NextPickup | null;
  createdAt: string;
  updatedAt: string;
  /** Counts the changes; sent as ETag. */
  version: number;
};
export type Error = {
  statusCode: number;
  /** Stable, for programs. */
  code: string;
  /** One sentence fit to show to a person. */
  message: string;
  /** Parameters of the code’s sentence. */
  params?: {
    [key: string]: string | number;
  };
  details?: {
    field: string;
    /** Stable, for programs. */
    code: string;
    params?: {
      [key: string]: string | number;
    };
    message: string;
  }[];
  /** With 412: the record as it is now. */
  current?: {
    [key: string]: any;
  };
  requestId: string;
};
export type JobDriver = {
  id: number;
  name: string;
  phone: string | null;
};
export type JobCustomer = {
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
  address: string | null;
  city: string | null;
  province: string | null;
  postalCode: string | null;
  /** `inactive` is shown as Blacklisted. Absent in answers to drivers. */
  status?: 'active' | 'inactive';
  /** How much a report of their vehicles needs; null for the company's own level. */
  reportLevel: ('none' | 'photos' | 'full') | null;
};
export type JobSignature = {
  outcome: 'signed' | 'subject-to-inspection' | 'refused' | 'nobody-there';
  name: string | null;
  /** By the server's clock. */
  at: string;
};
export type JobVehicle = {
  id: number;
  year: number | null;
  make: string | null;
  model: string | null;
  vinLast8: string | null;
  /** The full number, when it is known. */
  vin: string | null;
  poNumber: string | null;
};
export type UnitLeftBehind = {
  reason:
    | 'not-there'
    | 'not-ready'
    | 'no-keys'
    | 'does-not-start'
    | 'wrong-vehicle'
    | 'refused'
    | 'other';
  note: string | null;
  at: string;
  /** Name at that time of the person who marked it. */
  by: string;
  /** The job that took it over. Absent in answers to drivers. */
  carriedToId?: number | null;
};
export type UnitVinCheck = {
  /** What was read: the VIN, or its last 8 to 16. */
  vin: string;
  method: 'scan' | 'typed';
  /** When it was read, by the server's clock. */
  at: string;
  /** Name at that time of the person who read it. */
  by: string;
  /** The VIN differs, and the vehicle was loaded anyway. */
  isLoadedAnyway: boolean;
};
export type DamageMark = {
  /** The side of the drawing. */
  view: 'left' | 'right' | 'front' | 'rear' | 'top';
  /** Per cent of the view, from its left. */
  x: number;
  /** Per cent of the view, from its top. */
  y: number;
  /** Of AIAG/ECG M-22: two digits for the area, two for the type, one for the severity. */
  code: string;
};
export type UnitReport = {
  stage: 'pickup' | 'delivery';
  /** What the vehicle is drawn as. */
  body: 'sedan' | 'suv' | 'pickup' | 'van';
  odometer: {
    value: number;
    unit: 'km' | 'mi';
  } | null;
  /** How many. */
  keys: number | null;
  /** Fuel in eighths of a tank, a battery in per cent. */
  energy: {
    kind: 'fuel' | 'battery';
    level: number;
  } | null;
  running: ('runs' | 'needs-winch') | null;
  looseItems: string | null;
  note: string | null;
  marks: DamageMark[];
  /** Why something that is required is missing. */
  skipped: {
    reason: 'too-dark' | 'weather' | 'no-access' | 'no-keys' | 'other';
    note: string | null;
  } | null;
  /** When it was saved on the phone, by the server's clock. */
  at: string;
  /** Name at that time of the person who saved it. */
  by: string;
};
export type JobUnit = {
  id: number;
  /** Absent in answers to those who see no prices. */
  price?: number | null;
  vehicle: JobVehicle;
  /** Null unless it was left behind: then it waits, is loaded or is delivered as its job is. */
  leftBehind: UnitLeftBehind | null;
  /** The VIN that the driver read at the vehicle before loading it; null if it was not checked. The vehicle’s record does not change. */
  vinCheck: UnitVinCheck | null;
  /** The reports of the vehicle, pickup first. Absent in lists, except those of drivers. */
  reports?: UnitReport[];
};
export type Job = {
  id: number;
  /** Its usual name. */
  jobId: string;
  status: 'pending' | 'assigned' | 'picked-up' | 'in-transit' | 'delivered';
  createdAt: string;
  updatedAt: string;
  /** Counts the changes; sent as ETag. */
  version: number;
  completedAt: string | null;
  completionNotes: string | null;
  specialInstructions: string | null;
  poNumber: string | null;
  /** Absent in answers to those who see no prices. */
  price?: number | null;
  vehicleCount: number;
  driverId: number | null;
  customerId: number | null;
  preferredPickupDate: string | null;
  preferredDeliveryDate: string | null;
  /** The hours of the pickup, in the time of the place. */
  pickupFrom: string | null;
  pickupUntil: string | null;
  /** The hours of the drop-off, in the time of the place. */
  dropoffFrom: string | null;
  dropoffUntil: string | null;
  /** The last moment of a delivery on time: the end of the window, or of the delivery date, at the drop-off. */
  deliverBy: string | null;
  /** Absent in answers to drivers. */
  hasDriverReport?: boolean;
  /** Absent in answers to drivers. */
  billingComplete?: boolean;
  /** When the driver left a note that is still unread. Absent in answers to drivers. */
  unreadNoteAt?: string | null;
  /** The user of the office who looks after the job. Absent in answers to drivers. */
  responsibleId?: number | null;
  /** Since when the job has its status, by the tap of the driver; null where that was not recorded. */
  statusSince: string | null;
  /** When the vehicles were loaded, where that was recorded. */
  loadedAt: string | null;
  /** The job whose units, left behind, this one is for. Absent in answers to drivers. */
  carriedFromId?: number | null;
  driver: JobDriver | null;
  customer: JobCustomer | null;
  /** The signature of the person who released the vehicles; null until it was requested. */
  pickupSignature: JobSignature | null;
  /** The recipient’s signature; null until it was requested. */
  deliverySignature: JobSignature | null;
  /** In the order of loading. */
  jobVehicles: JobUnit[];
  /** The first vehicle. */
  vehicle: JobVehicle | null;
  pickupAddress: string | null;
  pickupCity: string | null;
  pickupProvince: string | null;
  pickupPostalCode: string | null;
  pickupContactName: string | null;
  pickupContactPhone: string | null;
  pickupSiteContactName: string | null;
  dropoffAddress: string | null;
  dropoffCity: string | null;
  dropoffProvince: string | null;
  dropoffPostalCode: string | null;
  dropoffContactName: string | null;
  dropoffContactPhone: string | null;
  dropoffSiteContactName: string | null;
};

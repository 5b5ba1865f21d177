import type { JobStatus } from '@dispatch/domain/jobs/job-status';

/** Obviously fictional jobs; place and model names are the same in both languages. */
export const PICTURE_FIGURES = [
  { key: 'pending', value: 6 },
  { key: 'inTransit', value: 14 },
  { key: 'completedToday', value: 9 },
  { key: 'activeDrivers', value: 11 },
] as const;

interface PictureJob {
  jobId: string;
  vehicle: string;
  from: string;
  to: string;
  status: JobStatus;
}

export const PICTURE_JOBS: readonly PictureJob[] = [
  {
    jobId: 'JOB-000412',
    vehicle: '2024 Honda CR-V +2',
    from: 'Toronto',
    to: 'Montréal',
    status: 'in-transit',
  },
  {
    jobId: 'JOB-000411',
    vehicle: '2023 Ford F-150',
    from: 'Calgary',
    to: 'Winnipeg',
    status: 'picked-up',
  },
  {
    jobId: 'JOB-000410',
    vehicle: '2025 Toyota RAV4 +6',
    from: 'Québec',
    to: 'Moncton',
    status: 'assigned',
  },
  {
    jobId: 'JOB-000409',
    vehicle: '2022 Mazda CX-5',
    from: 'Ottawa',
    to: 'Kingston',
    status: 'delivered',
  },
];

import { createHash, randomUUID } from 'node:crypto';
import { Transformer } from '@napi-rs/image';
import type { Caller } from '../app/caller';
import type { Member } from '../app/cast';
import type { Answer, TestApi } from '../app/http';
import { expectStatus, makeDriverJob } from '../records/jobs';

export const TAKEN = '2026-03-31T14:50:00.000Z';

interface Pixels {
  readonly width?: number;
  readonly height?: number;
  /** Different values give different pictures. */
  readonly shade?: number;
}

function drawn({ width = 40, height = 30, shade = 120 }: Pixels): Transformer {
  const pixels = Buffer.alloc(width * height * 4, shade);
  for (let at = 0; at < pixels.length; at += 4) {
    pixels[at] = at % 251;
    pixels[at + 3] = 255;
  }
  return Transformer.fromRgbaPixels(pixels, width, height);
}

export const jpeg = (pixels: Pixels = {}): Promise<Buffer> => drawn(pixels).jpeg(80);
export const png = (pixels: Pixels = {}): Promise<Buffer> => drawn(pixels).png();

/** Adds the EXIF data of phones: a quarter turn and a maker's name. */
export function withExif(picture: Buffer): Buffer {
  const maker = Buffer.from('Secret Phone Maker\0');
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4);
  tiff.write('MM\0*\0\0\0\x08', 'latin1');
  tiff.writeUInt16BE(2, 8);
  // Make, as text after the directory.
  tiff.writeUInt16BE(0x010f, 10);
  tiff.writeUInt16BE(2, 12);
  tiff.writeUInt32BE(maker.length, 14);
  tiff.writeUInt32BE(tiff.length, 18);
  // Orientation 6: the top of the picture is on its right.
  tiff.writeUInt16BE(0x0112, 22);
  tiff.writeUInt16BE(3, 24);
  tiff.writeUInt32BE(1, 26);
  tiff.writeUInt16BE(6, 30);
  const content = Buffer.concat([Buffer.from('Exif\0\0'), tiff, maker]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([picture.subarray(0, 2), head, content, picture.subarray(2)]);
}

export interface Sent {
  readonly content?: Buffer;
  readonly type?: string;
  readonly clientId?: string;
  readonly sha256?: string;
  readonly stage?: string;
  readonly place?: string;
  readonly takenAt?: string;
  readonly sentAt?: string;
  readonly idempotencyKey?: string;
}

export interface Target {
  readonly job: number;
  readonly unit: number;
}

export const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** The query of a photo upload. */
export function queryFor(sent: Sent, content: Buffer): string {
  return new URLSearchParams({
    clientId: sent.clientId ?? randomUUID(),
    sha256: sent.sha256 ?? sha256Of(content),
    stage: sent.stage ?? 'pickup',
    place: sent.place ?? 'front',
    takenAt: sent.takenAt ?? TAKEN,
    sentAt: sent.sentAt ?? '2026-03-31T15:00:00.000Z',
  }).toString();
}

/** The URL of a photo upload. */
export function addressFor({ job, unit }: Target, sent: Sent, content: Buffer): string {
  return `/api/jobs/${String(job)}/units/${String(unit)}/photos?${queryFor(sent, content)}`;
}

/** Uploads a photo as a phone does; a small JPEG by default. */
export async function sendPhoto(
  api: TestApi,
  who: Member | Caller,
  target: Target,
  sent: Sent = {},
): Promise<Answer> {
  const content = sent.content ?? (await jpeg());
  const type = sent.type ?? 'image/jpeg';
  return sendFile(api, who, 'POST', addressFor(target, sent, content), content, {
    'Content-Type': type,
    ...(sent.idempotencyKey !== undefined && { 'Idempotency-Key': sent.idempotencyKey }),
  });
}

/** Sets the company's logo. */
export function sendLogo(
  api: TestApi,
  content: Buffer,
  headers: Record<string, string> = {},
  who: Member = 'admin',
): Promise<Answer> {
  const type = { 'Content-Type': 'image/png' };
  return sendFile(api, who, 'PUT', '/api/company/logo', content, { ...type, ...headers });
}

async function sendFile(
  api: TestApi,
  who: Member | Caller,
  method: string,
  path: string,
  content: Buffer,
  headers: Record<string, string>,
): Promise<Answer> {
  const caller = typeof who === 'string' ? await api.as(who) : who;
  const response = await fetch(api.address + path, {
    method,
    headers: {
      ...headers,
      ...(caller.token !== null && { Authorization: `Bearer ${caller.token}` }),
    },
    body: new Uint8Array(content),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text === '' ? '' : JSON.parse(text),
  };
}

/** Uploads a photo and returns it. */
export async function takePhoto(
  api: TestApi,
  target: Target,
  sent: Sent = {},
  who: Member = 'driver',
): Promise<Answer['body']> {
  return expectStatus(await sendPhoto(api, who, target, sent), 200);
}

/** A driver's job with this number of units, as upload targets. */
export async function makeTargets(
  api: TestApi,
  units = 1,
  status = 'assigned',
  member: 'driver' | 'otherDriver' = 'driver',
): Promise<Target[]> {
  const vehicleUnitsData = Array.from({ length: units }, () => ({ make: 'Kia', model: 'Rio' }));
  const { id, jobVehicles } = await makeDriverJob(api, status, member, { vehicleUnitsData });
  return (jobVehicles as { id: number }[]).map((unit) => ({ job: id as number, unit: unit.id }));
}

/** A new job with one unit. */
export async function makeTarget(
  api: TestApi,
  status = 'assigned',
  member: 'driver' | 'otherDriver' = 'driver',
): Promise<Target> {
  const [target] = await makeTargets(api, 1, status, member);
  if (target === undefined) throw new Error('The job has no unit');
  return target;
}

/** Downloads a URL as bytes. */
export async function fetchImage(
  api: TestApi,
  who: Member | Caller,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; content: Buffer }> {
  const caller = typeof who === 'string' ? await api.as(who) : who;
  const response = await fetch(api.address + path, {
    headers: {
      ...headers,
      ...(caller.token !== null && { Authorization: `Bearer ${caller.token}` }),
    },
  });
  const content = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, content };
}

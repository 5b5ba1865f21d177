import { dayInWords } from '@dispatch/domain/time/day-in-words';
import { draw, drawLink } from './draw';
import {
  filled,
  momentText,
  textsIn,
  timeText,
  type TrackLanguage,
  type TrackTexts,
  zoneText,
} from './trackTexts';

/** The answer of `GET /api/track/{token}`. */
export interface Track {
  readonly jobId: string;
  readonly status: keyof TrackTexts['status'];
  readonly isDelayed: boolean;
  readonly isDeliveryLate: boolean;
  readonly carrier: { readonly name: string; readonly phone: string | null };
  readonly timeZone: string;
  readonly pickup: Stop & { readonly doneOn: string | null };
  readonly dropoff: Stop & { readonly doneAt: string | null };
  readonly units: readonly TrackedUnit[];
  readonly expiresAt: string | null;
}

interface Town {
  readonly city: string | null;
  readonly province: string | null;
}

interface Stop extends Town {
  readonly expectedOn: string | null;
  /** Times of day 'HH:MM' at the place. */
  readonly from: string | null;
  readonly until: string | null;
}

interface TrackedUnit {
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly vinLast8: string | null;
  readonly state: string;
}

const STEPS = ['pending', 'picked-up', 'in-transit', 'delivered'] as const;

/** The vehicles, their location, and what to do next. */
export function trackCard(track: Track, token: string, language: TrackLanguage): HTMLElement {
  const texts = textsIn(language);
  const { status, timeZone, expiresAt } = track;
  return draw(
    'main',
    '',
    draw('p', 'job', filled(texts.job, { job: track.jobId })),
    draw('h1', `status status-${status}`, texts.status[status]),
    progress(track),
    track.isDelayed ? draw('p', 'late', texts.late) : null,
    track.isDeliveryLate && !track.isDelayed ? draw('p', 'late', texts.lateDelivery) : null,
    route(track, language),
    draw('h2', '', texts.units),
    draw('ul', 'units', ...track.units.map((unit) => unitLine(unit, texts))),
    actions(track, token, language),
    draw(
      'p',
      'quiet',
      filled(texts.times, { zone: zoneText(timeZone, language) }),
      expiresAt === null ? null : ` ${untilText(expiresAt, language, timeZone)}`,
    ),
  );
}

/** A time such as '11:00 a.m.' already ends with the full stop of the sentence. */
function untilText(expiresAt: string, language: TrackLanguage, timeZone: string): string {
  const date = momentText(expiresAt, language, timeZone);
  return filled(textsIn(language).until, { date }).replace(/\.\.$/, '.');
}

/** A visual copy of the text above, hidden from screen readers. */
function progress({ status }: Track): HTMLElement {
  const at = STEPS.findIndex((step) => step === (status === 'assigned' ? 'pending' : status));
  const bars = STEPS.map((_, step) => draw('span', step <= at ? 'done' : ''));
  const bar = draw('div', 'progress', ...bars);
  bar.setAttribute('aria-hidden', 'true');
  return bar;
}

function route({ pickup, dropoff, timeZone }: Track, language: TrackLanguage): HTMLElement {
  const texts = textsIn(language);
  const pickedUp =
    pickup.doneOn === null
      ? expectedText(pickup, language)
      : filled(texts.pickedUp, { date: dayInWords(pickup.doneOn, language) });
  const delivered =
    dropoff.doneAt === null
      ? expectedText(dropoff, language)
      : filled(texts.delivered, { date: momentText(dropoff.doneAt, language, timeZone) });
  return draw(
    'dl',
    'route',
    stop(texts.pickup, pickup, pickedUp, pickup.doneOn !== null),
    stop(texts.dropoff, dropoff, delivered, dropoff.doneAt !== null),
  );
}

function expectedText({ expectedOn, from, until }: Stop, language: TrackLanguage): string {
  const texts = textsIn(language);
  if (expectedOn === null) return texts.notYet;
  const day = filled(texts.expected, { date: dayInWords(expectedOn, language) });
  const template = from && until ? texts.hours : from ? texts.hoursFrom : until && texts.hoursUntil;
  if (!template) return day;
  const time = (text: string | null) => (text === null ? '' : timeText(text, language));
  return `${day}, ${filled(template, { from: time(from), until: time(until) })}`;
}

function stop(label: string, { city, province }: Town, when: string, isDone: boolean) {
  const town = [city, province].filter(Boolean).join(', ') || '—';
  return draw(
    'div',
    isDone ? 'stop done' : 'stop',
    draw('dt', '', label),
    draw('dd', 'town', town),
    draw('dd', 'when', when),
  );
}

function unitLine(unit: TrackedUnit, texts: TrackTexts): HTMLElement {
  const name = [unit.year, unit.make, unit.model].filter(Boolean).join(' ');
  return draw(
    'li',
    '',
    draw('strong', '', name || texts.unknownUnit),
    unit.vinLast8 === null ? null : draw('span', 'vin', filled(texts.vin, { vin: unit.vinLast8 })),
    unit.state === 'left-behind' ? draw('span', 'left', texts.leftBehind) : null,
  );
}

function actions({ carrier }: Track, token: string, language: TrackLanguage): HTMLElement {
  const texts = textsIn(language);
  const bill = drawLink(
    'button primary',
    `/api/track/${token}/bill-of-lading?language=${language.slice(0, 2)}`,
    texts.bill,
  );
  bill.target = '_blank';
  bill.rel = 'noreferrer';
  const call =
    carrier.phone === null
      ? null
      : drawLink(
          'button',
          `tel:${carrier.phone.replace(/[^\d+]/g, '')}`,
          filled(texts.call, { name: carrier.name }),
        );
  return draw('div', 'actions', bill, call);
}

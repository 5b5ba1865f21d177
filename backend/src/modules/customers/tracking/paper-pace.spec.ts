import { AppError } from '@dispatch/domain/errors';
import { Clock } from '../../../config/clock';
import { PAPERS_A_MINUTE, PaperPace } from './paper-pace';

class StandingClock extends Clock {
  at = new Date('2026-03-31T15:00:20.000Z');
  override now(): Date {
    return this.at;
  }
}

describe('Documents of tracking links', () => {
  const refusalOf = (pace: PaperPace, address: string): unknown => {
    try {
      pace.take(address);
      return null;
    } catch (error) {
      return error;
    }
  };

  it('are limited per minute and network', () => {
    const clock = new StandingClock();
    const pace = new PaperPace(clock);
    for (let count = 0; count < PAPERS_A_MINUTE; count += 1) pace.take('192.0.2.1');
    const refusal = refusalOf(pace, '192.0.2.1');
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: 'too_many_requests', data: { retryAfterSeconds: 40 } });
    expect(refusalOf(pace, '192.0.2.2')).toBeNull();
    clock.at = new Date('2026-03-31T15:01:00.000Z');
    expect(refusalOf(pace, '192.0.2.1')).toBeNull();
  });
});

import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Settings } from '../../../config/settings';
import { SETTINGS } from '../../../config/settings-token';
import { reasonOf } from '../../../outbox/task-queue';
import { AuditSealer } from '../chain/audit-sealer';
import type { AuditReceiver } from './audit-receiver';
import { AuditStream } from './audit-stream';
import { FileReceiver } from './file-receiver';
import { StreamPlaces } from './stream-places';
import { SyslogReceiver } from './syslog-receiver';

/** Sends sealed entries to each configured receiver. */
@Injectable()
export class AuditStreams {
  private readonly log = new Logger('Audit');

  constructor(
    private readonly sealer: AuditSealer,
    private readonly places: StreamPlaces,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Starts the streams. Returns a function that stops them. */
  start(): () => Promise<void> {
    const receivers = this.receivers();
    this.places
      .keepOnly(receivers.map(({ name }) => name))
      .catch((error: unknown) => this.log.warn(reasonOf(error)));
    const streams = receivers.map((receiver) => new AuditStream(receiver, this.places));
    const stops = streams.map((stream) => stream.start());
    const unsubscribe = this.sealer.onSealed(() => {
      for (const stream of streams) stream.wake();
    });
    return async () => {
      unsubscribe();
      await Promise.all(stops.map((stop) => stop()));
    };
  }

  private receivers(): AuditReceiver[] {
    const { syslog, file } = this.settings.audit;
    return [
      ...(syslog === null ? [] : [new SyslogReceiver(syslog)]),
      ...(file === null ? [] : [new FileReceiver(file)]),
    ];
  }
}

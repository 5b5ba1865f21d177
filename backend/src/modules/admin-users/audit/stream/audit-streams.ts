import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../config/settings';
import { WorkLeases } from '../../../../workers/work-leases';
import { Workers } from '../../../../workers/workers';
import { AuditSealer } from '../chain/audit-sealer';
import type { AuditReceiver } from './audit-receiver';
import { AuditStream } from './audit-stream';
import { FileReceiver } from './file-receiver';
import { StreamPlaces } from './stream-places';
import { SyslogReceiver } from './syslog-receiver';

/** Sends what is sealed to each receiver that the settings name. */
@Injectable()
export class AuditStreams {
  constructor(
    sealer: AuditSealer,
    places: StreamPlaces,
    private readonly settings: Settings,
    leases: WorkLeases,
    workers: Workers,
  ) {
    const receivers = this.receivers();
    // A receiver that the settings no longer name would be reported as one that lags behind.
    workers.add({
      name: 'audit receivers',
      run: () => places.keepOnly(receivers.map(({ name }) => name)),
    });
    const streams = receivers.map((receiver) =>
      workers.add(
        new AuditStream(receiver, places).work(leases.of(`audit-stream:${receiver.name}`)),
        { stops: 'after-requests' },
      ),
    );
    sealer.onSealed(() => {
      for (const stream of streams) stream.wake();
    });
  }

  private receivers(): AuditReceiver[] {
    const { syslog, file } = this.settings.audit;
    return [
      ...(syslog === null ? [] : [new SyslogReceiver(syslog)]),
      ...(file === null ? [] : [new FileReceiver(file)]),
    ];
  }
}

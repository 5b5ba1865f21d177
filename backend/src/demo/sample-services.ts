import { permissionsOf, type Role } from '@dispatch/domain/people/permissions';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module';
import type { CoreServices } from '../core-services';
import { Clock } from '../config/clock';
import type { Actor } from '../http/access/actor';
import type { Scene, StoredPicture } from './sample-pictures';

/** The product's services, and the admin who uses them. */
export interface SampleServices {
  readonly get: <T>(service: Type<T>) => T;
  readonly admin: Actor;
}

/** The sample people and pictures; drivers and customers in the order of the samples. */
export interface SamplePeople extends SampleServices {
  readonly drivers: readonly Actor[];
  readonly customerIds: readonly number[];
  readonly pictureOf: (scene: Scene) => StoredPicture;
}

/** One use of a service, at its time in milliseconds. */
export interface Step {
  readonly at: number;
  readonly run: () => Promise<unknown>;
}

/** The time of the event that is being made. */
export class SampleClock extends Clock {
  constructor(private at: number) {
    super();
  }

  override now(): Date {
    return new Date(this.at);
  }

  set(at: number): void {
    this.at = at;
  }
}

export async function withServices<T>(
  core: CoreServices,
  use: (services: SampleServices) => Promise<T>,
): Promise<T> {
  const [admin] = await core.database.query<{ id: number; name: string }>(
    "SELECT id, name FROM users WHERE role = 'admin' ORDER BY id LIMIT 1",
  );
  if (admin === undefined) throw new Error('The sample company needs an admin first.');
  const app = await NestFactory.createApplicationContext(AppModule.on(core), { logger: false });
  try {
    return await use({
      get: (service) => app.get(service, { strict: false }),
      admin: actorOf({ userId: admin.id, name: admin.name, role: 'admin', driverId: null }),
    });
  } finally {
    await app.close();
  }
}

type Person = Pick<Actor, 'userId' | 'name' | 'driverId'> & { readonly role: Role };

export function actorOf(person: Person): Actor {
  const permissions = permissionsOf({ role: person.role, seesPrices: false });
  return { ...person, permissions, sessionId: 0 };
}

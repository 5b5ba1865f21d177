import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Clock } from './config/clock';
import { Settings } from './config/settings';
import type { CoreServices } from './core-services';
import { Database } from './database/database';
import { ENTITY_SOURCE } from './database/schema/entity-source';
import { TransactionRunner } from './database/transactions/transaction-runner';
import { AccessGuard } from './http/access/access.guard';
import { DeadlineInterceptor } from './http/deadline.interceptor';
import { EntityTagInterceptor } from './http/answers/entity-tag';
import { ErrorsFilter } from './http/answers/errors.filter';
import { ReceiveFileInterceptor } from './http/files/receive-file.interceptor';
import { Idempotency } from './http/idempotency/idempotency';
import { IdempotencyInterceptor } from './http/idempotency/idempotency.interceptor';
import { InputPipe } from './http/input/input.pipe';
import { PagingInterceptor } from './http/answers/paging';
import { RememberInterceptor } from './http/remember/remember.interceptor';
import { ImageProcessor } from './images/image-processor';
import { IMAGE_THREAD } from './images/thread-program';
import { FileReader } from './import-files/file-reader';
import { IMPORT_THREAD } from './import-files/thread-program';
import { KeepFiles } from './modules/base/kept-files/keep-files';
import { BaseGroup } from './modules/base/group.module';
import { AuthGroup } from './modules/auth/group.module';
import { VehiclesGroup } from './modules/vehicles/group.module';
import { JobsGroup } from './modules/jobs/group.module';
import { DriversGroup } from './modules/drivers/group.module';
import { CustomersGroup } from './modules/customers/group.module';
import { BillingGroup } from './modules/billing/group.module';
import { StatsGroup } from './modules/stats/group.module';
import { AdminUsersGroup } from './modules/admin-users/group.module';
import { OutsideGroup } from './modules/outside/group.module';
import { DataGroup } from './modules/data/group.module';
import { MailModule } from './mail/mail.module';
import { WorkersModule } from './workers/workers.module';
import { FileStorage } from './storage/file-storage';
import { LargeTasks } from './threads/large-tasks';

@Module({})
class CoreServicesModule {
  static on({ settings, clock, database, transactions, storage }: CoreServices): DynamicModule {
    const largeTasks = new LargeTasks();
    const providers = [
      { provide: Settings, useValue: settings },
      { provide: Clock, useValue: clock },
      { provide: Database, useValue: database },
      { provide: TransactionRunner, useValue: transactions },
      { provide: FileStorage, useValue: storage },
      {
        provide: KeepFiles,
        useValue: new KeepFiles({ clock, database, transactions, storage }),
      },
      {
        provide: ImageProcessor,
        useFactory: () => new ImageProcessor(IMAGE_THREAD, undefined, largeTasks),
      },
      {
        provide: FileReader,
        useFactory: () => new FileReader(IMPORT_THREAD, undefined, largeTasks),
      },
      { provide: Idempotency, useValue: new Idempotency(database, transactions, clock) },
    ];
    return { module: CoreServicesModule, global: true, providers, exports: providers };
  }
}

@Module({})
export class AppModule {
  static on(core: CoreServices): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CoreServicesModule.on(core),
        WorkersModule,
        MailModule,
        TypeOrmModule.forRootAsync({
          useFactory: () => ({ manualInitialization: true }),
          dataSourceFactory: () => Promise.resolve(ENTITY_SOURCE),
        }),
        BaseGroup,
        AuthGroup,
        VehiclesGroup,
        JobsGroup,
        DriversGroup,
        CustomersGroup,
        BillingGroup,
        StatsGroup,
        AdminUsersGroup,
        OutsideGroup,
        DataGroup,
      ],
      providers: [
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_PIPE, useClass: InputPipe },
        { provide: APP_FILTER, useClass: ErrorsFilter },
        // Each interceptor wraps those below it. The deadline starts after the file has been received. Cached answers
        // include their headers. A repeated request gets the stored record, and the ETag is added to it again, so
        // idempotency must be innermost.
        { provide: APP_INTERCEPTOR, useClass: ReceiveFileInterceptor },
        { provide: APP_INTERCEPTOR, useClass: DeadlineInterceptor },
        { provide: APP_INTERCEPTOR, useClass: RememberInterceptor },
        { provide: APP_INTERCEPTOR, useClass: EntityTagInterceptor },
        { provide: APP_INTERCEPTOR, useClass: PagingInterceptor },
        { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
      ],
    };
  }
}

import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Clock } from './config/clock';
import type { Settings } from './config/settings';
import { SETTINGS } from './config/settings-token';
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
import { ActivityModule } from './modules/activity/activity.module';
import { AddressesModule } from './modules/addresses/addresses.module';
import { AdminUsersModule } from './modules/admin-users/admin-users.module';
import { AuditModule } from './modules/audit/audit.module';
import { AuthModule } from './modules/auth/auth.module';
import { BillOfLadingModule } from './modules/bill-of-lading/bill-of-lading.module';
import { BillingModule } from './modules/billing/billing.module';
import { CancellationsModule } from './modules/cancellations/cancellations.module';
import { CompanyModule } from './modules/company/company.module';
import { CustomerNoticesModule } from './modules/customer-notices/customer-notices.module';
import { CustomersModule } from './modules/customers/customers.module';
import { DriverOperationsModule } from './modules/driver-operations/driver-operations.module';
import { DriversModule } from './modules/drivers/drivers.module';
import { EventsModule } from './modules/events/events.module';
import { HealthModule } from './modules/health/health.module';
import { ImportsModule } from './modules/imports/imports.module';
import { BooksModule } from './modules/invoicing/books/books.module';
import { InvoiceMailsModule } from './modules/invoicing/mails/invoice-mails.module';
import { KeepFiles } from './modules/kept-files/keep-files';
import { InvoicePapersModule } from './modules/invoicing/invoice-papers/invoice-papers.module';
import { InvoicesModule } from './modules/invoicing/invoices/invoices.module';
import { MoneyLeaksModule } from './modules/invoicing/leaks/money-leaks.module';
import { PaymentsModule } from './modules/invoicing/payments/payments.module';
import { ChargesModule } from './modules/invoicing/charges/charges.module';
import { TermsModule } from './modules/invoicing/terms/terms.module';
import { OidcModule } from './modules/oidc/oidc.module';
import { JobBatchesModule } from './modules/job-batches/job-batches.module';
import { JobTemplatesModule } from './modules/job-templates/job-templates.module';
import { JobsModule } from './modules/jobs/jobs.module';
import { NoticesModule } from './modules/notices/notices.module';
import { PasswordResetsModule } from './modules/password-resets/password-resets.module';
import { PresenceModule } from './modules/presence/presence.module';
import { PrivacyModule } from './modules/privacy/privacy.module';
import { SavedViewsModule } from './modules/saved-views/saved-views.module';
import { SecondFactorModule } from './modules/second-factor/second-factor.module';
import { StatsModule } from './modules/stats/stats.module';
import { PushModule } from './modules/push/push.module';
import { RecurringJobsModule } from './modules/recurring-jobs/recurring-jobs.module';
import { ReportArchiveModule } from './modules/report-archive/report-archive.module';
import { ReportModule } from './modules/report/report.module';
import { SignaturesModule } from './modules/signatures/signatures.module';
import { TokensModule } from './modules/tokens/tokens.module';
import { TrackingModule } from './modules/tracking/tracking.module';
import { VehiclesModule } from './modules/vehicles/vehicles.module';
import { WebhooksModule } from './modules/webhooks/webhooks.module';
import { MailModule } from './mail/mail.module';
import { OutboxModule } from './outbox/outbox.module';
import { FileStorage } from './storage/file-storage';

/** Services that the whole application depends on; the same for the server and for tests. */
export interface CoreServices {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly database: Database;
  readonly transactions: TransactionRunner;
  readonly storage: FileStorage;
}

@Module({})
class GroundModule {
  static on({ settings, clock, database, transactions, storage }: CoreServices): DynamicModule {
    const providers = [
      { provide: SETTINGS, useValue: settings },
      { provide: Clock, useValue: clock },
      { provide: Database, useValue: database },
      { provide: TransactionRunner, useValue: transactions },
      { provide: FileStorage, useValue: storage },
      {
        provide: KeepFiles,
        useValue: new KeepFiles({ clock, database, transactions, storage }),
      },
      { provide: ImageProcessor, useFactory: () => new ImageProcessor(IMAGE_THREAD) },
      { provide: Idempotency, useValue: new Idempotency(database, transactions, clock) },
    ];
    return { module: GroundModule, global: true, providers, exports: providers };
  }
}

@Module({})
export class AppModule {
  static on(ground: CoreServices): DynamicModule {
    return {
      module: AppModule,
      imports: [
        GroundModule.on(ground),
        OutboxModule,
        MailModule,
        TypeOrmModule.forRootAsync({
          useFactory: () => ({ manualInitialization: true }),
          dataSourceFactory: () => Promise.resolve(ENTITY_SOURCE),
        }),
        ActivityModule,
        AddressesModule,
        AdminUsersModule,
        AuditModule,
        AuthModule,
        BillOfLadingModule,
        BillingModule,
        CancellationsModule,
        CompanyModule,
        CustomerNoticesModule,
        CustomersModule,
        DriverOperationsModule,
        DriversModule,
        EventsModule,
        HealthModule,
        ImportsModule,
        BooksModule,
        InvoiceMailsModule,
        InvoicePapersModule,
        InvoicesModule,
        ChargesModule,
        TermsModule,
        JobBatchesModule,
        JobTemplatesModule,
        JobsModule,
        MoneyLeaksModule,
        NoticesModule,
        PasswordResetsModule,
        OidcModule,
        PaymentsModule,
        PresenceModule,
        PrivacyModule,
        PushModule,
        RecurringJobsModule,
        ReportArchiveModule,
        ReportModule,
        SavedViewsModule,
        SecondFactorModule,
        SignaturesModule,
        StatsModule,
        TokensModule,
        TrackingModule,
        VehiclesModule,
        WebhooksModule,
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

import { Module } from '@nestjs/common';
import { BookAccountsService } from './book-accounts.service';
import { BookQueries } from './book.queries';
import { BooksController } from './books.controller';
import { ClosePeriodService } from './close-period.service';
import { OpenPeriodCheck } from './open-period-check';
import { WriteBooksService } from './write-books.service';

@Module({
  controllers: [BooksController],
  providers: [
    BookAccountsService,
    BookQueries,
    ClosePeriodService,
    OpenPeriodCheck,
    WriteBooksService,
  ],
  exports: [BookQueries, OpenPeriodCheck],
})
export class BooksModule {}

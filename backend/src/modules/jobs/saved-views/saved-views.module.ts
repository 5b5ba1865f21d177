import { Module } from '@nestjs/common';
import { SavedViewQueries } from './saved-view.queries';
import { SavedViewsController } from './saved-views.controller';
import { SavedViewsService } from './saved-views.service';

@Module({
  controllers: [SavedViewsController],
  providers: [SavedViewQueries, SavedViewsService],
})
export class SavedViewsModule {}

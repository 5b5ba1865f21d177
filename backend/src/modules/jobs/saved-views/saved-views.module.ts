import { Module } from '@nestjs/common';
import { ChangeViewService } from './change-view.service';
import { DeleteViewService } from './delete-view.service';
import { SaveViewService } from './save-view.service';
import { SavedViewQueries } from './saved-view.queries';
import { SavedViewRepository } from './saved-view.repository';
import { SavedViewsController } from './saved-views.controller';

@Module({
  controllers: [SavedViewsController],
  providers: [
    ChangeViewService,
    DeleteViewService,
    SavedViewQueries,
    SavedViewRepository,
    SaveViewService,
  ],
})
export class SavedViewsModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SavedView } from '../../../database/schema/entities/saved-view';
import { ChangeViewService } from './change-view.service';
import { DeleteViewService } from './delete-view.service';
import { SaveViewService } from './save-view.service';
import { SavedViewQueries } from './saved-view.queries';
import { SavedViewRepository } from './saved-view.repository';
import { SavedViewsController } from './saved-views.controller';

@Module({
  imports: [TypeOrmModule.forFeature([SavedView])],
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

import { Module } from '@nestjs/common';
import { AccountMailsModule } from '../account-mails/account-mails.module';
import { FactorsModule } from '../factors/factors.module';
import { LinksModule } from '../links/links.module';
import { InvitationMailHandler } from './invitation-mail.handler';
import { InvitationRepository } from './invitation.repository';
import { InvitationsController } from './invitations.controller';
import { InvitationsService } from './invitations.service';
import { UserInvitationsController } from './user-invitations.controller';

@Module({
  imports: [AccountMailsModule, FactorsModule, LinksModule],
  controllers: [InvitationsController, UserInvitationsController],
  providers: [InvitationMailHandler, InvitationRepository, InvitationsService],
  exports: [InvitationsService],
})
export class InvitationsModule {}

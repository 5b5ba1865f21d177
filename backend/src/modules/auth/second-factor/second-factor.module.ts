import { Module } from '@nestjs/common';
import { AccountMailsModule } from '../account-mails/account-mails.module';
import { AuthModule } from '../auth.module';
import { FactorsModule } from '../factors/factors.module';
import { CompleteSignInService } from './complete-sign-in.service';
import { ConfirmPersonService } from './confirm-person.service';
import { ConfirmationController } from './confirmation.controller';
import { FactorChanges } from './factor-changes';
import { OwnFactorsService } from './own-factors.service';
import { OwnFactorsController } from './own-factors.controller';
import { OwnFactorsQueries } from './own-factors.queries';
import { OwnPasskeysController } from './own-passkeys.controller';
import { OwnPasskeysService } from './own-passkeys.service';
import { PasskeySignInService } from './passkey-sign-in.service';
import { RemoveFactorsService } from './remove-factors.service';
import { SecondStepController } from './second-step.controller';
import { UserFactorsController } from './user-factors.controller';

@Module({
  imports: [AccountMailsModule, AuthModule, FactorsModule],
  controllers: [
    SecondStepController,
    ConfirmationController,
    OwnFactorsController,
    OwnPasskeysController,
    UserFactorsController,
  ],
  providers: [
    CompleteSignInService,
    ConfirmPersonService,
    FactorChanges,
    OwnFactorsService,
    OwnFactorsQueries,
    OwnPasskeysService,
    PasskeySignInService,
    RemoveFactorsService,
  ],
})
export class SecondFactorModule {}

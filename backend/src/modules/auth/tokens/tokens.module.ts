import { Global, Module } from '@nestjs/common';
import { TokenCallers } from '../../../http/access/token-callers';
import { AccountMailsModule } from '../account-mails/account-mails.module';
import { AuthModule } from '../auth.module';
import { AdminTokensController } from './admin-tokens.controller';
import { TokensService } from './tokens.service';
import { ServiceAccountQueries } from './service-account.queries';
import { ServiceAccounts } from './service-accounts.service';
import { ProgramTokenCallers } from './token-callers.service';
import { TokenRate } from './token-rate';
import { TokenUse } from './token-use';
import { TokenWindows } from './token-windows';
import { TokenQueries } from './token.queries';
import { TokenRepository } from './token.repository';
import { TokensController } from './tokens.controller';

/** Global, because the guard of all routes uses it to identify the caller. */
@Global()
@Module({
  imports: [AccountMailsModule, AuthModule],
  controllers: [TokensController, AdminTokensController],
  providers: [
    TokensService,
    ServiceAccountQueries,
    ServiceAccounts,
    TokenQueries,
    TokenRate,
    TokenRepository,
    TokenUse,
    TokenWindows,
    { provide: TokenCallers, useClass: ProgramTokenCallers },
  ],
  exports: [TokenCallers, TokenQueries, TokenRepository],
})
export class TokensModule {}

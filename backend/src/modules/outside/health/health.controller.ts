import { timingSafeEqual } from 'node:crypto';
import { AppError } from '@dispatch/domain/errors';
import { type BeforeApplicationShutdown, Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Settings } from '../../../config/settings';
import { Public } from '../../../http/access/access';
import { Answers, AnswersError } from '../../../http/answers/answers';
import { UserQueries } from '../../auth/users/user.queries';
import { Dependencies } from './dependencies';
import { HealthAnswer, NotReadyAnswer, ReadinessAnswer } from './health.schema';
import { Metrics } from './metrics/metrics';

function sameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

@ApiTags('Health')
@Controller()
export class HealthController implements BeforeApplicationShutdown {
  private stopping = false;
  private hasSeenPeople = false;

  constructor(
    private readonly dependencies: Dependencies,
    private readonly users: UserQueries,
    private readonly metrics: Metrics,
    private readonly settings: Settings,
  ) {}

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  @Get('health/live')
  @Public('supervisors ask whether the process answers')
  @Answers(HealthAnswer)
  @ApiOperation({ summary: 'Check that the process answers' })
  getLiveness() {
    return { status: 'ok' as const };
  }

  @Get('health/ready')
  @Public('load balancers ask whether to send requests here')
  @Answers(ReadinessAnswer)
  @AnswersError(
    503,
    'The database has not answered for 15 seconds, no user can sign in yet, or the server is stopping.',
    NotReadyAnswer,
  )
  @ApiOperation({
    summary: 'Check that the database answers and the first admin exists',
    description:
      'Redis, the storage and the nightly backup are reported, but do not change the answer.',
  })
  async getReadiness() {
    const { hasDatabase, states: dependencies } = await this.dependencies.look();
    if (this.stopping || !hasDatabase || !(await this.hasPeople()))
      throw new AppError('database_unavailable', undefined, { data: { dependencies } });
    return { status: 'ok' as const, dependencies };
  }

  @Get('metrics')
  @Public('guarded by METRICS_TOKEN, which is not a session')
  @ApiOperation({ summary: 'Get metrics as Prometheus text, with METRICS_TOKEN as bearer token' })
  @ApiProduces('text/plain')
  @AnswersError(401, 'The token is missing or wrong.')
  @AnswersError(404, 'The server has no `METRICS_TOKEN`.')
  async getMetrics(
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { metricsToken } = this.settings;
    if (metricsToken === null) throw new AppError('not_found');
    if (!sameText(authorization ?? '', `Bearer ${metricsToken}`))
      throw new AppError('not_signed_in');
    void reply.type(this.metrics.contentType);
    return this.metrics.text();
  }

  /** Users are never all deleted, so a positive result is cached. */
  private async hasPeople(): Promise<boolean> {
    this.hasSeenPeople ||= await this.users.hasAny();
    return this.hasSeenPeople;
  }
}

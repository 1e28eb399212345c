import type { FastifyReply } from 'fastify'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { OpenedDatabase } from '../../platform/database/opened-database'
import { Refusal } from '../../platform/errors/refusal'
import type { ApiToken } from './find-api-token'

const WINDOW_S = 60
const WRITE_SHARE = 3
/** Each token has a limit of its own, which is compared with what it has used. */
const ANY = 1_000_000_000

type Kind = 'requests' | 'writes'

/** Counts a request of a token and tells in the response what is left. */
export type LimitToken = (token: ApiToken, kind: Kind, reply: FastifyReply) => Promise<void>

type Options = { pool: OpenedDatabase['pool'] | undefined; refuses: boolean }

/**
 * Counts the requests of each token in a minute, on PostgreSQL by all processes together.
 * @throws {Refusal} `too-many-requests`, unless limits are off.
 */
export function tokenLimits({ pool, refuses }: Options): LimitToken {
  const limiters = { requests: limiterOf('token/requests', pool), writes: limiterOf('token/writes', pool) }
  return async ({ id, ratePerMinute }, kind, reply) => {
    const most = { requests: ratePerMinute, writes: Math.floor(ratePerMinute / WRITE_SHARE) }
    const kinds: Kind[] = kind === 'writes' ? ['requests', 'writes'] : ['requests']
    const used = await Promise.all(kinds.map((one) => limiters[one].penalty(String(id))))
    const left = used.map(({ consumedPoints, msBeforeNext }, at) => ({
      name: kinds[at] ?? 'requests',
      remaining: most[kinds[at] ?? 'requests'] - consumedPoints,
      seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
    }))
    const policies = Object.entries(most).map(([name, count]) => `"${name}";q=${count};w=${WINDOW_S}`)
    reply.header('ratelimit-policy', policies.join(', '))
    reply.header(
      'ratelimit',
      left
        .map(({ name, remaining, seconds }) => `"${name}";r=${Math.max(0, remaining)};t=${seconds}`)
        .join(', '),
    )
    const exceeded = left.find(({ remaining }) => remaining < 0)
    if (exceeded && refuses) throw new Refusal('too-many-requests', { retryAfter: exceeded.seconds })
  }
}

function limiterOf(keyPrefix: string, pool: Options['pool']): RateLimiterAbstract {
  const rule = { points: ANY, duration: WINDOW_S, keyPrefix }
  const inMemory = new RateLimiterMemory(rule)
  if (!pool) return inMemory
  return new RateLimiterPostgres({
    ...rule,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'shared_limit',
    tableCreated: true,
    clearExpiredByTimeout: true,
    insuranceLimiter: inMemory,
  })
}

import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { OpenDatabase } from '../database/open-database'
import { Refusal } from '../problems/refusal'

const MINUTE_S = 60
const HOUR_S = 3600
const TABLE = 'shared_limit'

/** Tries that are counted: how many `points` in how many seconds, by what key. */
const RULES = {
  'login/account-network': { points: 10, duration: 15 * MINUTE_S },
  'login/network': { points: 50, duration: 15 * MINUTE_S },
  'login/account': { points: 100, duration: HOUR_S },
  'register/network': { points: 20, duration: HOUR_S },
  'booking/user': { points: 10, duration: MINUTE_S },
  'reset/network': { points: 20, duration: HOUR_S },
  'reset/account': { points: 5, duration: HOUR_S },
} as const

export type LimitName = keyof typeof RULES
type Key = readonly [LimitName, string]

/** Counts tries, and refuses more of them than are reasonable. */
export type Limits = {
  /** Counts one try by each key, before the work that it guards. @throws {Refusal} `too-many-requests` */
  take(keys: readonly Key[], message?: string): Promise<void>
  /** Takes a try back: it was a good one. */
  giveBack(keys: readonly Key[]): Promise<void>
}

export const NO_LIMITS: Limits = { take: async () => {}, giveBack: async () => {} }

/**
 * Processes that share a PostgreSQL count tries at passwords together; each counts in its own memory what would
 * cost every booking a question more, and everything while the database does not answer.
 */
export function limitsOf({ pool }: Pick<OpenDatabase, 'pool'>): Limits {
  const limiters = new Map<string, RateLimiterAbstract>(
    Object.entries(RULES).map(([name, rule]) => [name, limiterFor(name, rule, pool)]),
  )
  return {
    async take(keys, message) {
      for (const [name, key] of keys) await limiters.get(name)?.consume(key).catch(refuse(message))
    },
    async giveBack(keys) {
      for (const [name, key] of keys) await limiters.get(name)?.reward(key)
    },
  }
}

function limiterFor(
  name: string,
  rule: { points: number; duration: number },
  pool: OpenDatabase['pool'],
): RateLimiterAbstract {
  const inMemory = new RateLimiterMemory({ ...rule, keyPrefix: name })
  if (!pool || name.startsWith('booking/')) return inMemory
  return new RateLimiterPostgres({
    ...rule,
    keyPrefix: name,
    storeClient: pool,
    storeType: 'pool',
    tableName: TABLE,
    tableCreated: true,
    clearExpiredByTimeout: true,
    insuranceLimiter: inMemory,
  })
}

/** The limiter throws its result when nothing is left. */
function refuse(message: string | undefined) {
  return (result: unknown): never => {
    if (!(result instanceof RateLimiterRes)) throw result
    throw new Refusal('too-many-requests', {
      message,
      retryAfter: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
    })
  }
}

/** The part of an address that one household or office shares: /24, or /56 of IPv6. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:/, '')
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain.split('.').slice(0, 3).join('.')
}

import { createHash } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { OpenedDatabase } from '../platform/database/opened-database'
import { Refusal } from '../platform/errors/refusal'
import { networkOf } from '../platform/http/networks'
import { BoundedMemoryLimiter } from './bounded-memory-limiter'

const MINUTE_S = 60
const HOUR_S = 3600
const TABLE = 'shared_limit'
/** A /48 of IPv6 has 256 /56 networks; together they get the points of four. */
const SITE_FACTOR = 4

/** Points per duration in seconds, by limit and key. */
const RULES = {
  'login/account-network': { points: 10, duration: 15 * MINUTE_S },
  'login/network': { points: 50, duration: 15 * MINUTE_S },
  'login/account': { points: 100, duration: HOUR_S },
  'password/user': { points: 10, duration: 15 * MINUTE_S },
  'login/user': { points: 30, duration: 15 * MINUTE_S },
  'profile/user': { points: 30, duration: 15 * MINUTE_S },
  'calendar/user': { points: 30, duration: 15 * MINUTE_S },
  'password-change/user': { points: 5, duration: 15 * MINUTE_S },
  'register/network': { points: 20, duration: HOUR_S },
  'token/network': { points: 30, duration: 15 * MINUTE_S },
  'booking/user': { points: 10, duration: MINUTE_S },
  // A front desk on a busy morning, and a script that has gone wrong.
  'booking/staff': { points: 300, duration: MINUTE_S },
  'calendar/feed': { points: 30, duration: 10 * MINUTE_S },
  'reset/account-network': { points: 5, duration: HOUR_S },
  'reset/network': { points: 20, duration: HOUR_S },
  // Apart, so that pages that are opened leave enough for the passwords.
  'reset-check/network': { points: 20, duration: HOUR_S },
  'reset/account': { points: 5, duration: HOUR_S },
  'order-link/account-network': { points: 5, duration: HOUR_S },
  'order-link/network': { points: 20, duration: HOUR_S },
  'order-link/account': { points: 5, duration: HOUR_S },
} as const

export type RateLimitName = keyof typeof RULES
type NetworkLimit = Extract<RateLimitName, `${string}network`>
/** A limit with its key; a whole site has more points than one network. */
type Key = readonly [limit: RateLimitName, key: string, scope?: 'site']

/** Counts attempts and refuses those beyond the limit. */
export type RateLimits = {
  /**
   * Counts one attempt for each key, before the work that is limited.
   * @throws {Refusal} `too-many-requests`
   */
  consume(keys: readonly Key[], message?: string): Promise<void>
  /** Counts one attempt without refusing it; returns by how many the limit is exceeded. */
  countExcess(key: Key): Promise<number>
  /** Gives the point of a successful attempt back. */
  refund(keys: readonly Key[]): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    rateLimits: RateLimits
  }
}

export const NO_RATE_LIMITS: RateLimits = {
  consume: async () => {},
  countExcess: async () => 0,
  refund: async () => {},
}

/** Keys for the network of an address and for the site around it. */
export function byNetwork(limit: NetworkLimit, ip: string, account = ''): Key[] {
  const { prefix, site } = networkOf(ip)
  const keys: Key[] = [[limit, `${account} ${prefix}`]]
  return site ? [...keys, [limit, `${account} ${site}`, 'site']] : keys
}

/**
 * Processes on one PostgreSQL share the counters of password attempts. Booking limits stay in memory, which saves a
 * query per booking; while the database is unavailable, all limits do.
 */
export function createRateLimits({ pool }: Pick<OpenedDatabase, 'pool'>): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>()
  for (const [name, { points, duration }] of Object.entries(RULES)) {
    limiters.set(name, limiterFor(name, { points, duration }, pool))
    const site = { points: points * SITE_FACTOR, duration }
    if (name.endsWith('network')) limiters.set(`${name}/site`, limiterFor(`${name}/site`, site, pool))
  }
  const limiterOf = ([name, _key, scope]: Key) => limiters.get(scope ? `${name}/${scope}` : name)
  const refund = async (keys: readonly Key[]) => {
    for (const key of keys) await limiterOf(key)?.reward(digest(key))
  }
  return {
    async consume(keys, message) {
      for (const [at, key] of keys.entries()) {
        try {
          await limiterOf(key)?.consume(digest(key))
        } catch (result) {
          // What one limit refuses counts for none of the others.
          await refund(keys.slice(0, at))
          throw toRefusal(result, message)
        }
      }
    },
    async countExcess(key) {
      const { consumedPoints = 0 } = (await limiterOf(key)?.penalty(digest(key))) ?? {}
      return Math.max(0, consumedPoints - RULES[key[0]].points)
    },
    refund,
  }
}

/** Hashed, so that keys have a fixed length and emails cannot be read from the table. */
const digest = ([_limit, key]: Key) => createHash('sha256').update(key).digest('base64url')

function limiterFor(
  name: string,
  rule: { points: number; duration: number },
  pool: OpenedDatabase['pool'],
): RateLimiterAbstract {
  const inMemory = new BoundedMemoryLimiter({ ...rule, keyPrefix: name })
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

/** The limiter rejects with its result when no points are left. */
function toRefusal(result: unknown, message: string | undefined): unknown {
  if (!(result instanceof RateLimiterRes)) return result
  const retryAfter = Math.max(1, Math.ceil(result.msBeforeNext / 1000))
  return new Refusal('too-many-requests', { message, retryAfter })
}

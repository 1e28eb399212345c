import type { Instant } from '@luzzu/domain'
import type { Db } from '../database/schema'

/** Upper bound of counting, because metrics are scraped every few seconds. */
const MAX_COUNTED = 10_000

export type MailCounts = {
  /** At most 10,000, as is `failed`. */
  waiting: number
  failed: number
  /** When the oldest pending email was stored. */
  oldestAt: Instant | null
}

export async function findMailCounts(db: Db): Promise<MailCounts> {
  const waiting = db.selectFrom('outbox').where('sent_at', 'is', null).where('failed_at', 'is', null)
  const failed = db.selectFrom('outbox').where('failed_at', 'is not', null)
  const count = async (rows: typeof waiting) => {
    const { count } = await db
      .selectFrom(rows.select('id').limit(MAX_COUNTED).as('counted'))
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  }
  const oldest = await waiting.select('created_at').orderBy('created_at').limit(1).executeTakeFirst()
  return {
    waiting: await count(waiting),
    failed: await count(failed),
    oldestAt: oldest?.created_at ?? null,
  }
}

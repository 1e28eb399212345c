import { createHash } from 'node:crypto'
import { dateIn } from '@luzzu/domain'
import type { Db, Tx } from '../database/schema'
import { type EnqueuedEmail, enqueueEmail } from './outbox'

/** How many emails a day an account can cause for one recipient. */
export const DAILY_MAILS = 20

const LAST_ONE =
  'This is the last email today about what you change in your account and your bookings. Further changes today are not emailed; you will see them when you log in.'

const DROPPED = 'dropped-mails'

/**
 * Enqueues an email that a customer has caused, at most 20 a day for each recipient, whatever other limits are lifted.
 * The last one says so; later ones are counted and dropped. Returns its outbox id, or `null` when it was dropped.
 * @param cause who has a limit of their own for the same recipient.
 */
export async function enqueueLimited<Data extends { username: string }>(
  tx: Tx,
  email: EnqueuedEmail<Data>,
  cause = '',
): Promise<number | null> {
  const used = await countUse(tx, email, cause)
  if (used < DAILY_MAILS) return enqueueEmail(tx, email)
  if (used === DAILY_MAILS) {
    const { data, template } = email
    return enqueueEmail(tx, { ...email, data: { ...data, last_one: template.lastOne ?? LAST_ONE } })
  }
  await countDropped(tx, email.template.kind)
  return null
}

/** How many there are today with this one. Concurrent ones are counted one after the other. */
async function countUse(
  tx: Tx,
  { to, site, now }: Pick<EnqueuedEmail<never>, 'to' | 'site' | 'now'>,
  cause: string,
): Promise<number> {
  const { used } = await tx
    .insertInto('mail_quota')
    .values({
      recipient_hash: createHash('sha256').update(`${to} ${cause}`).digest('base64url'),
      day: dateIn(site.timeZone ?? 'UTC', now),
      used: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['recipient_hash', 'day'])
        .doUpdateSet((row) => ({ used: row('mail_quota.used', '+', 1) })),
    )
    .returning('used')
    .executeTakeFirstOrThrow()
  return used
}

async function countDropped(tx: Tx, kind: string): Promise<void> {
  await tx
    .insertInto('counter')
    .values({ kind: DROPPED, key: kind, shard: 0, value: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key', 'shard'])
        .doUpdateSet((row) => ({ value: row('counter.value', '+', 1) })),
    )
    .execute()
}

/** How many emails were dropped since the installation, by kind. */
export function listDropped(db: Db): Promise<{ kind: string; value: number }[]> {
  return db
    .selectFrom('counter')
    .select(['key as kind', 'value'])
    .where('kind', '=', DROPPED)
    .orderBy('key')
    .execute()
}

import { HOUR, instantAfter } from '../../platform/clock'
import type { Db } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { resetLetter, type Sender } from '../../platform/mail/letters'
import { post } from '../../platform/mail/outbox'
import { hashPassword } from '../../platform/passwords/passwords'
import { Refusal } from '../../platform/problems/refusal'
import { endSessionsOf } from '../../platform/sessions/sessions'
import { hashSecret, randomSecret } from '../../platform/sessions/tokens'
import { setPassword } from '../users/users.commands'
import { findAccountByMail } from '../users/users.queries'

const LINK_LIFE_MS = HOUR
const INVALID_LINK = 'This link is not valid any more. Please ask for a new one.'

/** Mails a link to whoever owns the address; of an address that nobody has, nothing is said. */
export async function requestReset(
  db: Db,
  mail: string,
  { site, now }: { site: Sender; now: Date },
): Promise<void> {
  const account = await findAccountByMail(db, mail)
  if (!account || account.disabled_at) return
  const token = randomSecret()
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('password_reset')
      .values({
        token_hash: hashSecret(token),
        account_id: account.id,
        expires_at: instantAfter(now, LINK_LIFE_MS),
        used_at: null,
      })
      .execute()
    const link = `${site.url}/reset-password/${token}`
    await post(tx, { to: account.mail, letter: resetLetter(site, account.username, link), now })
  })
}

/**
 * Sets the password by a mailed link, once, and ends all sessions of its user.
 *
 * @throws {Refusal} `not-found` for a link that is unknown, used or too old.
 */
export async function resetPassword(db: Db, token: string, password: string, now: Date): Promise<void> {
  const passwordHash = await hashPassword(password)
  await inTransaction(db, async (tx) => {
    const reset = await tx
      .updateTable('password_reset')
      .set({ used_at: instantAfter(now) })
      .where('token_hash', '=', hashSecret(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', instantAfter(now))
      .returning('account_id')
      .executeTakeFirst()
    if (!reset) throw new Refusal('not-found', { message: INVALID_LINK })
    await setPassword(tx, reset.account_id, passwordHash)
    await tx
      .updateTable('password_reset')
      .set({ used_at: instantAfter(now) })
      .where('account_id', '=', reset.account_id)
      .where('used_at', 'is', null)
      .execute()
    await endSessionsOf(tx, reset.account_id, now)
  })
}

import { instantAfter } from '../platform/clock'
import type { Db, Tx } from '../platform/database/schema'
import type { PasswordLink, RenderContext } from '../platform/mail/email-template'
import { hashSecret, randomSecret } from './tokens'

/**
 * Creates a one-time link to set an account's password, valid for `life` milliseconds; `undefined` for a deleted
 * account, and for a disabled one unless the link is there to prove the address.
 */
export async function createPasswordLink(
  db: Db,
  accountId: number,
  { site, life, now, isProof = false }: RenderContext & PasswordLink,
): Promise<string | undefined> {
  const token = randomSecret()
  const account = db
    .selectFrom('account')
    .select((row) => [
      row.val(hashSecret(token)).as('token_hash'),
      'id as account_id',
      row.val(instantAfter(now, life)).as('expires_at'),
    ])
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .$if(!isProof, (query) => query.where('disabled_at', 'is', null))
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('password_reset')
    .columns(['token_hash', 'account_id', 'expires_at'])
    .expression(account)
    .executeTakeFirst()
  return numInsertedOrUpdatedRows ? `${site.url}/reset-password/${token}` : undefined
}

/** Voids the links of an account that have not been used. */
export async function voidPasswordLinks(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx
    .updateTable('password_reset')
    .set({ used_at: instantAfter(now) })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
}

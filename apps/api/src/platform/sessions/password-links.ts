import { HOUR, instantAfter } from '../clock'
import type { Db } from '../database/schema'
import { hashSecret, randomSecret } from './tokens'

/** How long a mailed link that sets a password is good, from when it is sent. */
export const PASSWORD_LINK_LIFE_MS = { 'password-reset': HOUR, invitation: 72 * HOUR } as const

/** Makes a token that sets an account's password once; `undefined` for an account that is gone or closed. */
export async function createPasswordLink(
  db: Db,
  accountId: number,
  { life, now }: { life: number; now: Date },
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
    .where('disabled_at', 'is', null)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('password_reset')
    .columns(['token_hash', 'account_id', 'expires_at'])
    .expression(account)
    .executeTakeFirst()
  return numInsertedOrUpdatedRows ? token : undefined
}

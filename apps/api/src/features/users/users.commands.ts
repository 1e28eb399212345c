import type { PermissionLevel, Registration } from '@luzzu/domain'
import { instantAfter } from '../../platform/clock'
import { isDuplicate } from '../../platform/database/database-errors'
import type { Db, Tx } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { type Sender, welcomeLetter } from '../../platform/mail/letters'
import { post } from '../../platform/mail/outbox'
import { hashPassword } from '../../platform/passwords/passwords'
import { Refusal } from '../../platform/problems/refusal'
import { gramsOf, searchText } from '../../platform/search-text'

const MAIL_IN_USE = 'This email cannot be used to register.'

type Newcomer = {
  username: string
  mail: string
  phone: string
  passwordHash: string
  permissionLevel: PermissionLevel
}

/** Makes a customer's account and posts the welcome. */
export async function registerCustomer(
  db: Db,
  { username, mail, phone, password }: Registration,
  { site, now }: { site: Sender; now: Date },
): Promise<{ id: number; username: string }> {
  // Hashed before the mail is looked at, so that both answers take as long.
  const passwordHash = await hashPassword(password)
  try {
    return await inTransaction(db, async (tx) => {
      const id = await insertAccount(tx, { username, mail, phone, passwordHash, permissionLevel: 0 }, now)
      await post(tx, { to: mail, letter: welcomeLetter(site, username), now })
      return { id, username }
    })
  } catch (error) {
    if (isDuplicate(error)) throw new Refusal('duplicate', { message: MAIL_IN_USE })
    throw error
  }
}

export async function insertAccount(tx: Tx, newcomer: Newcomer, now: Date): Promise<number> {
  const { username, mail, phone, passwordHash, permissionLevel } = newcomer
  const { id } = await tx
    .insertInto('account')
    .values({
      username,
      search_name: searchText(username),
      mail,
      phone,
      password_hash: passwordHash,
      permission_level: permissionLevel,
      disabled_at: null,
      created_at: instantAfter(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('account_gram')
    .values(gramsOf(username).map((gram) => ({ gram, account_id: id })))
    .execute()
  return id
}

export async function setPassword(db: Db, id: number, passwordHash: string): Promise<void> {
  await db.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

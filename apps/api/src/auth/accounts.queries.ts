import type { User } from '@luzzu/domain/contracts'
import type { AccountRow, Db } from '../platform/database/schema'

export function findAccount(db: Db, id: number): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()
}

/** An account that has not been erased. */
export function findKnownAccount(db: Db, id: number): Promise<AccountRow | undefined> {
  return db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

export function findAccountByMail(db: Db, mail: string): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('mail', '=', mail).executeTakeFirst()
}

export async function findMaxAccountId(db: Db): Promise<number> {
  const { newest } = await db
    .selectFrom('account')
    .select((row) => row.fn.max<number | null>('id').as('newest'))
    .executeTakeFirstOrThrow()
  return newest ?? 0
}

export function toUser({ id, username, mail, phone, permission_level }: AccountRow): User {
  return { id_user_pk: id, username, mail, phone, permission_level }
}

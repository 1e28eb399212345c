import { DAY, instantAfter } from '../platform/clock'
import type { Db, Tx } from '../platform/database/schema'
import { networkOf } from '../platform/http/networks'

export const REMEMBERED_MS = 30 * DAY

/** Remembers the network of a login; a daily job forgets it. */
export async function rememberNetwork(tx: Tx, accountId: number, ip: string, now: Date): Promise<void> {
  const last_login_at = instantAfter(now)
  await tx
    .insertInto('login_network')
    .values({ account_id: accountId, network: networkOf(ip).prefix, last_login_at })
    .onConflict((known) => known.columns(['account_id', 'network']).doUpdateSet({ last_login_at }))
    .execute()
}

/** Whether the account with this email has recently logged in from the network of the address. */
export async function isKnownNetwork(db: Db, mail: string, ip: string, now: Date): Promise<boolean> {
  const known = await db
    .selectFrom('login_network')
    .innerJoin('account', 'account.id', 'login_network.account_id')
    .select('account.id')
    .where('account.mail', '=', mail)
    .where('login_network.network', '=', networkOf(ip).prefix)
    .where('login_network.last_login_at', '>=', instantAfter(now, -REMEMBERED_MS))
    .executeTakeFirst()
  return known !== undefined
}

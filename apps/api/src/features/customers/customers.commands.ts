import type { PermissionLevel } from '@luzzu/domain'
import type { Actor } from '../../auth/access'
import { promoteAccount } from '../../auth/promote-account'
import { endUserSessions } from '../../auth/sessions'
import { recordChange } from '../../platform/audit/audit'
import { isPostgres } from '../../platform/database/dialect'
import type { Db, Tx } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound, Refusal } from '../../platform/errors/refusal'
import type { Sender } from '../../platform/mail/email-template'

const LAST_ADMINISTRATOR =
  'The last administrator cannot be removed. Make someone else an administrator first.'

type RoleChange = { id: number; level: PermissionLevel; site: Sender }

/**
 * Promotes a user to administrator, with an invitation to set a new password, or demotes one. Effective from the next
 * request.
 * @throws {Refusal} `invalid-state` when no administrator would be left.
 */
export function changeRole(db: Db, actor: Actor, { id, level, site }: RoleChange): Promise<void> {
  return inTransaction(db, async (tx) => {
    const others = (await lockAdministrators(tx)).filter((administrator) => administrator !== id)
    const account = orNotFound(await lockAccount(tx, id))
    if (account.permission_level === level) return
    if (level === 0 && others.length === 0)
      throw new Refusal('invalid-state', { message: LAST_ADMINISTRATOR })
    if (level === 1) await promoteAccount(tx, { account, site, now: new Date(actor.at) })
    else await tx.updateTable('account').set({ permission_level: level }).where('id', '=', id).execute()
    const [before, after] = [{ permission_level: account.permission_level }, { permission_level: level }]
    await recordChange(tx, actor, { action: 'role-changed', entity: 'user', id, before, after })
  })
}

/** Ends all sessions of a user. */
export function endCustomerSessions(db: Db, actor: Actor, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    orNotFound(await lockAccount(tx, id))
    const ended = await endUserSessions(tx, id, new Date(actor.at))
    const [before, after] = [{ sessions: ended }, { sessions: 0 }]
    await recordChange(tx, actor, { action: 'sessions-ended', entity: 'user', id, before, after })
  })
}

/** Locks the active administrators, so that two cannot be demoted at once. */
async function lockAdministrators(tx: Tx): Promise<number[]> {
  const query = tx
    .selectFrom('account')
    .select('id')
    .where('permission_level', '=', 1)
    .where('disabled_at', 'is', null)
    .orderBy('id')
  const rows = await (isPostgres(tx) ? query.forUpdate() : query).execute()
  return rows.map(({ id }) => id)
}

/** Locks the account against concurrent logins and changes of password. */
function lockAccount(tx: Tx, id: number) {
  const query = tx
    .selectFrom('account')
    .select(['id', 'username', 'mail', 'permission_level'])
    .where('id', '=', id)
  return (isPostgres(tx) ? query.forUpdate() : query).executeTakeFirst()
}

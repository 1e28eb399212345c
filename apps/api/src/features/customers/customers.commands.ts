import type { CustomerChange } from '@luzzu/domain/contracts'
import type { Actor } from '../../auth/access'
import { lockAccount, lockAdministrators, requireOtherAdministrator } from '../../auth/account-locks'
import { promoteAccount } from '../../auth/accounts'
import { endUserSessions } from '../../auth/sessions'
import { recordChange } from '../../platform/audit/audit'
import type { AccountRow, Db, Tx } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound } from '../../platform/errors/refusal'
import type { Sender } from '../../platform/mail/email-template'

type Change = { id: number; change: CustomerChange; site: Sender }
type Context = { actor: Actor; site: Sender; administrators: number[] }

/**
 * Enables or disables an account, and promotes it to administrator, with an invitation to set a new password, or demotes
 * it. Effective from the next request.
 * @throws {Refusal} `invalid-state` when no administrator would be left.
 */
export function changeCustomer(db: Db, actor: Actor, { id, change, site }: Change): Promise<void> {
  return inTransaction(db, async (tx) => {
    const context = { actor, site, administrators: await lockAdministrators(tx) }
    const account = orNotFound(await lockAccount(tx, id))
    const { disabled, permission_level: level } = change
    if (disabled !== undefined) await setDisabled(tx, account, disabled, context)
    if (level !== undefined) await setLevel(tx, account, level, context)
  })
}

async function setDisabled(
  tx: Tx,
  { id, disabled_at, permission_level }: AccountRow,
  isDisabled: boolean,
  { actor, administrators }: Context,
): Promise<void> {
  if ((disabled_at !== null) === isDisabled) return
  if (isDisabled && permission_level === 1) requireOtherAdministrator(administrators, id)
  await tx
    .updateTable('account')
    .set({ disabled_at: isDisabled ? actor.at : null })
    .where('id', '=', id)
    .execute()
  if (isDisabled) await endUserSessions(tx, id, new Date(actor.at))
  await recordChange(tx, actor, { action: isDisabled ? 'disabled' : 'enabled', entity: 'user', id })
}

async function setLevel(
  tx: Tx,
  account: AccountRow,
  level: 0 | 1,
  { actor, site, administrators }: Context,
): Promise<void> {
  const { id } = account
  if (account.permission_level === level) return
  if (level === 0) requireOtherAdministrator(administrators, id)
  if (level === 1) await promoteAccount(tx, { account, site, now: new Date(actor.at) })
  else await tx.updateTable('account').set({ permission_level: level }).where('id', '=', id).execute()
  const [before, after] = [{ permission_level: account.permission_level }, { permission_level: level }]
  await recordChange(tx, actor, { action: 'role-changed', entity: 'user', id, before, after })
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

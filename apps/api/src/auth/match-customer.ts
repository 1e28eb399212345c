import { type NewCustomer, PERMISSION, type Registration } from '@luzzu/domain'
import { type AuditActor, recordChange } from '../platform/audit/audit'
import { isPostgres } from '../platform/database/dialect'
import type { AccountRow, CustomerMatch, Tx } from '../platform/database/schema'
import { orNotFound } from '../platform/errors/refusal'
import type { Sender } from '../platform/mail/email-template'
import { enqueueEmail } from '../platform/mail/outbox'
import { invitationEmail } from './account-emails'
import { newAccount } from './accounts'
import { NO_PASSWORD } from './passwords'

type Invitation = { site: Sender; actor: AuditActor }

/** `accountId`: whose the booking is; `null` where it is kept apart. */
export type MatchedCustomer = { accountId: number | null; match: CustomerMatch | null }

/**
 * Whose a booking is that staff make for an email address. Whoever registered the address first need not own it, so the
 * booking is theirs only once a link sent there was followed. Without an account one is made, which has no password, and
 * whose owner is invited by email. An existing account keeps its name and phone. Without an address it is nobody's.
 */
export async function matchCustomer(
  tx: Tx,
  { mail, ...person }: NewCustomer,
  invitation: Invitation,
): Promise<MatchedCustomer> {
  if (mail === null) return { accountId: null, match: null }
  return matchAccount(tx, { ...person, mail }, invitation)
}

async function matchAccount(
  tx: Tx,
  customer: Omit<Registration, 'password'>,
  { site, actor }: Invitation,
): Promise<MatchedCustomer> {
  const known = await lockAccountByMail(tx, customer.mail)
  if (known) return matchOf(known)
  const now = new Date(actor.at)
  const created = await tx
    .insertInto('account')
    .values(newAccount({ ...customer, passwordHash: NO_PASSWORD, permissionLevel: PERMISSION.default }, now))
    // Someone may be creating the same account right now; on PostgreSQL this waits for them.
    .onConflict((conflict) => conflict.column('mail').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!created) return matchOf(orNotFound(await lockAccountByMail(tx, customer.mail)))
  const { id } = created
  await recordChange(tx, actor, { action: 'created', entity: 'user', id })
  const data = { username: customer.username, account_id: id }
  await enqueueEmail(tx, { site, to: customer.mail, template: invitationEmail, data, now })
  return { accountId: id, match: 'new' }
}

/** Locked, so that the address is proven either before, or after the booking is there to be released. */
function lockAccountByMail(tx: Tx, mail: string): Promise<AccountRow | undefined> {
  const query = tx.selectFrom('account').selectAll().where('mail', '=', mail)
  return (isPostgres(tx) ? query.forNoKeyUpdate() : query).executeTakeFirst()
}

function matchOf({ id, disabled_at, mail_proven_at }: AccountRow): MatchedCustomer {
  if (disabled_at !== null) return { accountId: null, match: 'disabled' }
  return mail_proven_at === null ? { accountId: null, match: 'unproven' } : { accountId: id, match: 'proven' }
}

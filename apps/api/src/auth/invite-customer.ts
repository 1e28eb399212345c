import { type NewCustomer, PERMISSION } from '@luzzu/domain'
import { type AuditActor, recordChange } from '../platform/audit/audit'
import type { Tx } from '../platform/database/schema'
import { orNotFound } from '../platform/errors/refusal'
import type { Sender } from '../platform/mail/email-template'
import { enqueueEmail } from '../platform/mail/outbox'
import { newAccount } from './accounts'
import { findAccountByMail } from './accounts.queries'
import { invitationEmail } from './emails/invitation'
import { NO_PASSWORD } from './passwords'

type Invitation = { site: Sender; actor: AuditActor }

/**
 * The account with the email address of the customer; without one a new account without a password, whose owner is
 * invited by email. An existing account keeps its name and phone.
 */
export async function findOrInviteCustomer(
  tx: Tx,
  customer: NewCustomer,
  { site, actor }: Invitation,
): Promise<number> {
  const known = await findAccountByMail(tx, customer.mail)
  if (known) return known.id
  const now = new Date(actor.at)
  const created = await tx
    .insertInto('account')
    .values(newAccount({ ...customer, passwordHash: NO_PASSWORD, permissionLevel: PERMISSION.default }, now))
    // Someone may be creating the same account right now; on PostgreSQL this waits for them.
    .onConflict((conflict) => conflict.column('mail').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!created) return orNotFound(await findAccountByMail(tx, customer.mail)).id
  const { id } = created
  await recordChange(tx, actor, { action: 'created', entity: 'user', id })
  const data = { username: customer.username, account_id: id }
  await enqueueEmail(tx, { site, to: customer.mail, template: invitationEmail, data, now })
  return id
}

import type { Db, StoredEmail } from '../database/schema'
import { createPasswordLink, PASSWORD_LINK_LIFE_MS } from '../sessions/password-links'
import { type Email, emailBody, type Sender } from './email-templates'

/** An email that can never be sent, whatever the mail server says. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError'
}

/**
 * Writes the text of a stored email. A link to set a password is made here, so that the database knows only its
 * hash; one that is sent twice carries two links that are both good.
 *
 * @throws {UndeliverableError} when the account that it is about is gone or closed.
 */
export async function renderEmail(
  db: Db,
  { kind, data: stored }: Pick<StoredEmail, 'kind' | 'data'>,
  { site, now }: { site: Sender; now: Date },
): Promise<string> {
  if (stored === null) throw new UndeliverableError('Its data is gone.')
  const data: unknown = JSON.parse(stored)
  if (hasText(data)) return data.text
  const email = { kind, data } as Email
  if (email.kind !== 'password-reset' && email.kind !== 'invitation') return emailBody(site, email, '')
  const life = PASSWORD_LINK_LIFE_MS[email.kind]
  const token = await createPasswordLink(db, email.data.account_id, { life, now })
  if (token === undefined) throw new UndeliverableError('The account is gone or closed.')
  return emailBody(site, email, `${site.url}/reset-password/${token}`)
}

/** Stored by a version that wrote the text at once. */
function hasText(data: unknown): data is { text: string } {
  return typeof data === 'object' && data !== null && 'text' in data
}

import type { Db, StoredEmail } from '../database/schema'
import type { EmailTemplate, EmailTemplates, RenderContext } from './email-template'

/** An email that can never be sent, whatever the mail server says. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError'
}

type Recipient = { username: string }

/**
 * Renders the text of a stored email. The database knows only the hash of a link in it; an email that is sent twice
 * carries two links that are both valid.
 *
 * @throws {UndeliverableError} when the account that it is about is gone or closed.
 */
export async function renderEmail(
  db: Db,
  { kind, data: stored }: Pick<StoredEmail, 'kind' | 'data'>,
  { templates, ...context }: RenderContext & { templates: EmailTemplates },
): Promise<string> {
  if (stored === null) throw new UndeliverableError('Its data is gone.')
  const data: unknown = JSON.parse(stored)
  if (hasText(data)) return data.text
  const template = templates.get(kind) as EmailTemplate<Recipient> | undefined
  if (!template) throw new UndeliverableError(`There is no template of the kind ${kind}.`)
  const recipient = data as Recipient
  const link = template.createLink ? await template.createLink(db, recipient, context) : ''
  if (link === undefined) throw new UndeliverableError('The account is gone or closed.')
  const { site } = context
  return [`Hello ${recipient.username},`, ...template.body(site, recipient, link), site.name, ''].join('\n\n')
}

/** Stored by a version that wrote the text at once. */
function hasText(data: unknown): data is { text: string } {
  return typeof data === 'object' && data !== null && 'text' in data
}

import type { Db, StoredEmail } from '../database/schema'
import type { Attachment, EmailTemplate, EmailTemplates, OrderLinks, RenderContext } from './email-template'
import { type EmailBody, writeEmail } from './write-email'

/** An email that can never be sent, whatever the mail server says. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError'
}

/** A document could not be attached now; other emails can be sent. */
export class AttachmentError extends Error {
  override name = 'AttachmentError'
}

type Recipient = { username: string }

/**
 * Renders a stored email. The database only holds the hash of a link, so an email that is sent twice contains two valid
 * links.
 * @throws {UndeliverableError} when its account is deleted or closed.
 */
export async function renderEmail(
  db: Db,
  { kind, data: stored }: Pick<StoredEmail, 'kind' | 'data'>,
  { templates, ...context }: RenderContext & { templates: EmailTemplates },
): Promise<EmailBody> {
  if (stored === null) throw new UndeliverableError('Its data is gone.')
  const data: unknown = JSON.parse(stored)
  if (hasText(data)) return { text: data.text }
  const template = templates.byKind.get(kind) as EmailTemplate<Recipient> | undefined
  if (!template) throw new UndeliverableError(`There is no template of the kind ${kind}.`)
  const recipient = data as Recipient
  const attachments = await readDocuments(db, template.documents?.(recipient) ?? [], templates)
  const body = await write(db, { template, recipient }, { templates, ...context })
  return attachments.length === 0 ? body : { ...body, attachments }
}

async function write(
  db: Db,
  { template, recipient }: { template: EmailTemplate<Recipient>; recipient: Recipient },
  { templates, ...context }: RenderContext & { templates: EmailTemplates },
): Promise<EmailBody> {
  const orders = await createOrderLinks(db, template.ordersOf?.(recipient) ?? [], { templates, ...context })
  const accountId = template.link?.accountOf(recipient)
  if (!template.link || accountId === undefined)
    return writeEmail(template, recipient, { ...context, link: '', orders })
  const link = await templates.createLink(db, accountId, { ...template.link, ...context })
  // An account that was deleted meanwhile needs no proof.
  if (link === undefined && !template.link.isProof)
    throw new UndeliverableError('The account is gone or closed.')
  return writeEmail(template, recipient, { ...context, link: link ?? '', orders })
}

async function createOrderLinks(
  db: Db,
  ids: readonly number[],
  { templates, site }: Pick<RenderContext, 'site'> & { templates: EmailTemplates },
): Promise<OrderLinks> {
  const links = new Map<number, string>()
  for (const id of ids) {
    const link = await templates.createOrderLink?.(db, id, { site })
    if (link !== undefined) links.set(id, link)
  }
  return links
}

async function readDocuments(
  db: Db,
  ids: readonly number[],
  { readDocument }: EmailTemplates,
): Promise<Attachment[]> {
  const attachments: Attachment[] = []
  for (const id of ids) {
    try {
      const attachment = await readDocument?.(db, id)
      if (attachment) attachments.push(attachment)
    } catch (error) {
      throw new AttachmentError(`Document ${id} could not be attached: ${error}`, { cause: error })
    }
  }
  return attachments
}

/** Stored as text by an earlier version. The data of a template, which names the recipient, may have a text as well. */
function hasText(data: unknown): data is { text: string } {
  return typeof data === 'object' && data !== null && 'text' in data && !('username' in data)
}

import type { Db } from '../database/schema'

/** A site as its emails name it. */
export type Sender = { name: string; currency: string; url: string }

/** When and for which site an email is rendered. */
export type RenderContext = { site: Sender; now: Date }

/**
 * One kind of email, as plain text so that nothing in a name can become markup. Its data is stored in the outbox, so it
 * holds no secret: `createLink` makes the link when the email is sent.
 */
export type EmailTemplate<Data extends { username: string }> = {
  kind: string
  subject(site: Sender, data: Data): string
  /** The paragraphs between the greeting and the name of the site. */
  body(site: Sender, data: Data, link: string): string[]
  /** The link for `body`; `undefined` when the account is gone or closed, so that the email cannot be sent. */
  createLink?(db: Db, data: Data, context: RenderContext): Promise<string | undefined>
}

/** Every template by its kind. */
export type EmailTemplates = ReadonlyMap<string, EmailTemplate<never>>

import type { Db } from '../database/schema'

/** Name and URL of the site, as shown in emails. */
export type Sender = { name: string; currency: string; url: string }

/** When and for which site an email is rendered. */
export type RenderContext = { site: Sender; now: Date }

/**
 * A kind of email, as plain text so that names cannot inject markup. Its data is stored in the outbox, so it holds no
 * secret: `createLink` creates the link when the email is sent.
 */
export type EmailTemplate<Data extends { username: string }> = {
  kind: string
  subject(site: Sender, data: Data): string
  /** The paragraphs between greeting and signature. */
  body(site: Sender, data: Data, link: string): string[]
  /** The link for `body`; `undefined` for a deleted or closed account, whose email cannot be sent. */
  createLink?(db: Db, data: Data, context: RenderContext): Promise<string | undefined>
}

/** Templates by kind. */
export type EmailTemplates = ReadonlyMap<string, EmailTemplate<never>>

import type { CalendarEvent } from '@luzzu/domain'
import type { Db } from '../database/schema'

/** Name and URL of the site, as shown in emails. */
export type Sender = { name: string; currency: string; url: string; timeZone?: string; installation?: string }

/** When and for which site an email is rendered. */
export type RenderContext = { site: Sender; now: Date }

/**
 * A kind of email, as plain text so that names cannot inject markup. Its data is stored in the outbox, so it holds no
 * secret: the link of `createLink` is created when the email is sent.
 */
export type EmailTemplate<Data extends { username: string }> = {
  kind: string
  subject(site: Sender, data: Data): string
  /** The paragraphs between greeting and signature. One that is an address is a link. */
  body(site: Sender, data: Data, link: string): string[]
  /** What its link does; otherwise it opens the site. */
  action?: string
  /** The event that the email is about, for calendars. */
  calendar?(data: Data): CalendarEvent | undefined
  /** The link for `body`; `undefined` for a deleted or closed account, whose email cannot be sent. */
  createLink?(db: Db, data: Data, context: RenderContext): Promise<string | undefined>
}

/** Templates by kind. */
export type EmailTemplates = ReadonlyMap<string, EmailTemplate<never>>

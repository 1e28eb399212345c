import type { BookingStatus, CalendarEvent, Settings } from '@luzzu/domain'
import type { Db } from '../database/schema'

/** Name and URL of the site, as shown in emails, and how and where guests find it. */
export type Sender = {
  name: string
  currency: string
  url: string
  timeZone?: string
  installation?: string
  settings?: Pick<
    Settings,
    | 'contact'
    | 'meeting_point'
    | 'arrive_minutes'
    | 'request_expires_hours'
    | 'cancellation_hours'
    | 'payment_note'
    | 'payments'
  >
}

/** What an email says first, in the color of the booking's status. */
export type Notice = { status: BookingStatus; text: string }

/** When and for which site an email is rendered. */
export type RenderContext = { site: Sender; now: Date }

/**
 * A kind of email, as plain text so that names cannot inject markup. Its data is stored in the outbox, so it holds no
 * secret: its link is created when the email is sent.
 */
export type EmailTemplate<Data extends { username: string }> = {
  kind: string
  subject(site: Sender, data: Data): string
  /** What stands out before the paragraphs. */
  notice?(site: Sender, data: Data): Notice
  /** The paragraphs between greeting, notice and signature. One that is an address is a link. */
  body(site: Sender, data: Data, link: string, orders: OrderLinks): string[]
  /** What its link does; otherwise it opens the site. */
  action?: string
  /** The orders whose links `body` needs, for customers without an account. */
  ordersOf?(data: Data): readonly number[]
  /** The event that the email is about, for calendars. */
  calendar?(site: Sender, data: Data): CalendarEvent | undefined
  /** The ids of the documents that are attached. */
  documents?(data: Data): readonly number[]
  /** The link for `body`, which is empty without an account. */
  link?: PasswordLink & { accountOf(data: Data): number | undefined }
  /** Delay in milliseconds, during which the email can be withdrawn. */
  delay?: number
  /** What the last one says that a customer may cause in a day. */
  lastOne?: string
}

/** The links to orders, by id; an order that is gone has none. */
export type OrderLinks = ReadonlyMap<number, string>
export type CreateOrderLink = (
  db: Db,
  orderId: number,
  context: Pick<RenderContext, 'site'>,
) => Promise<string | undefined>

/** A one-time link to choose a password, valid for `life` milliseconds; `isProof`: it is there to prove the address. */
export type PasswordLink = { life: number; isProof?: boolean }

/** Returns `undefined` for an account that is deleted or closed. */
export type CreateLink = (
  db: Db,
  accountId: number,
  link: PasswordLink & RenderContext,
) => Promise<string | undefined>

/** A file that is sent with an email. */
export type Attachment = { filename: string; contentType: string; content: Buffer }

/** Returns `undefined` for a document that does not exist. */
export type ReadDocument = (db: Db, id: number) => Promise<Attachment | undefined>

/** Templates by kind, what creates their links and those of orders, and what reads the documents that are attached. */
export type EmailTemplates = {
  byKind: ReadonlyMap<string, EmailTemplate<never>>
  createLink: CreateLink
  createOrderLink?: CreateOrderLink
  readDocument?: ReadDocument
}

import Type, { type Static } from 'typebox'

/** What has become of an email: it is still tried, it was given up, it was sent. */
export const MAIL_STATES = ['waiting', 'failed', 'sent'] as const
export type MailState = (typeof MAIL_STATES)[number]

const Instant = Type.String({ description: 'ISO 8601' })
const InstantOrNull = Type.Union([Instant, Type.Null()])

/** An email as staff see it, without what it says. */
export const StoredMailSchema = Type.Object({
  id: Type.Integer(),
  state: Type.Enum([...MAIL_STATES]),
  kind: Type.String(),
  recipient: Type.String(),
  subject: Type.String(),
  attempts: Type.Integer(),
  last_error: Type.Union([Type.String(), Type.Null()]),
  created_at: Instant,
  due_at: Instant,
  sent_at: InstantOrNull,
  failed_at: InstantOrNull,
})
export type StoredMail = Static<typeof StoredMailSchema>

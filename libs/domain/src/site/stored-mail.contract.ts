import Type, { type Static } from 'typebox'
import { InstantOrNullSchema, InstantSchema } from '../calendar/instant.contract'

/** What has become of an email: it is still tried, it was given up, it was sent. */
export const MAIL_STATES = ['waiting', 'failed', 'sent'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** An email as staff see it, without what it says. */
export const StoredMailSchema = Type.Object({
  id: Type.Integer(),
  state: Type.Enum([...MAIL_STATES]),
  kind: Type.String(),
  recipient: Type.String(),
  subject: Type.String(),
  attempts: Type.Integer(),
  last_error: Type.Union([Type.String(), Type.Null()]),
  created_at: InstantSchema,
  due_at: InstantSchema,
  sent_at: InstantOrNullSchema,
  failed_at: InstantOrNullSchema,
})
export type StoredMail = Static<typeof StoredMailSchema>

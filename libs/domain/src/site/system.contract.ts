import Type, { type Static } from 'typebox'
import { InstantOrNullSchema, InstantSchema } from '../calendar/instant.contract'

/** How the installation is doing, for staff. */
export const SystemStatusSchema = Type.Object({
  versions: Type.Record(Type.String(), Type.String(), { description: 'Version by part' }),
  database: Type.Union([Type.Literal('sqlite'), Type.Literal('postgresql')]),
  backup: Type.Union(
    [
      Type.Object({
        last_at: InstantSchema,
        verified: Type.Boolean({
          description: 'Whether the newest backup is whole and the last run succeeded',
        }),
      }),
      Type.Null(),
    ],
    { description: 'The newest backup that the server knows; null without one' },
  ),
  mail: Type.Object({
    waiting: Type.Integer({ description: 'At most 10,000' }),
    failed: Type.Integer({ description: 'At most 10,000' }),
    oldest_at: InstantOrNullSchema,
  }),
  jobs: Type.Array(
    Type.Object({
      name: Type.String(),
      last_at: InstantOrNullSchema,
      last_error: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
})
export type SystemStatus = Static<typeof SystemStatusSchema>

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

import Type, { type Static } from 'typebox'
import { BookingSchema } from '../bookings/bookings.contract'
import { DeviceSchema, UserSchema } from './accounts.contract'

const Instant = Type.String({ description: 'ISO 8601' })
const InstantOrNull = Type.Union([Instant, Type.Null()])

/** All personal data of an account, without secrets and without what staff have written about it. */
export const AccountExportSchema = Type.Object({
  exported_at: Instant,
  account: Type.Object({ ...UserSchema.properties, created_at: Instant, disabled: Type.Boolean() }),
  sessions: Type.Array(
    Type.Object({
      started_at: Instant,
      last_seen_at: Instant,
      ended_at: InstantOrNull,
      device: DeviceSchema,
    }),
  ),
  login_networks: Type.Array(Type.Object({ network: Type.String(), last_login_at: Instant })),
  bookings: Type.Array(BookingSchema),
  emails: Type.Array(Type.Object({ subject: Type.String(), created_at: Instant, sent_at: InstantOrNull })),
  history: Type.Array(
    Type.Object({
      happened_at: Instant,
      action: Type.String(),
      by: Type.Enum(['you', 'staff', 'system']),
    }),
  ),
})
export type AccountExport = Static<typeof AccountExportSchema>

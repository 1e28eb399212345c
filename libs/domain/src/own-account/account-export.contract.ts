import Type, { type Static } from 'typebox'
import { DeviceSchema, UserSchema } from '../accounts/accounts.contract'
import { BookingSchema } from '../bookings/bookings.contract'
import { InstantOrNullSchema, InstantSchema } from '../calendar/instant.contract'
import { SalesDocumentSchema } from '../documents/documents.contract'
import { MethodSchema } from '../payments/payments.contract'

/** All personal data of an account, without secrets and without what staff have written about it. */
export const AccountExportSchema = Type.Object({
  exported_at: InstantSchema,
  account: Type.Object({ ...UserSchema.properties, created_at: InstantSchema, disabled: Type.Boolean() }),
  sessions: Type.Array(
    Type.Object({
      started_at: InstantSchema,
      last_seen_at: InstantSchema,
      ended_at: InstantOrNullSchema,
      device: DeviceSchema,
    }),
  ),
  login_networks: Type.Array(Type.Object({ network: Type.String(), last_login_at: InstantSchema })),
  calendars: Type.Array(
    Type.Object({ name: Type.String(), created_at: InstantSchema, last_read_at: InstantOrNullSchema }),
  ),
  bookings: Type.Array(BookingSchema),
  emails: Type.Array(
    Type.Object({ subject: Type.String(), created_at: InstantSchema, sent_at: InstantOrNullSchema }),
  ),
  history: Type.Array(
    Type.Object({
      happened_at: InstantSchema,
      action: Type.String(),
      by: Type.Enum(['you', 'staff', 'system']),
    }),
  ),
  payments: Type.Optional(
    Type.Array(
      Type.Object({
        order_id: Type.Integer(),
        method: MethodSchema,
        amount: Type.Number(),
        refunded: Type.Number(),
        reference: Type.Union([Type.String(), Type.Null()]),
        created_at: InstantSchema,
      }),
    ),
  ),
  documents: Type.Optional(Type.Array(SalesDocumentSchema)),
  invoices: Type.Optional(
    Type.Array(
      Type.Object({
        order_id: Type.Integer(),
        name: Type.String(),
        address: Type.String(),
        vat_number: Type.Union([Type.String(), Type.Null()]),
      }),
      { description: 'To whom orders were to be invoiced' },
    ),
  ),
})
export type AccountExport = Static<typeof AccountExportSchema>

import Type, { type Static } from 'typebox'
import type { CalendarDate } from '../calendar/calendar-date'
import type { Instant } from '../calendar/instant'
import { InstantSchema } from '../calendar/instant.contract'
import { MAX_LENGTH, PASSWORD_LENGTH } from '../limits'
import { NameSchema, ONE_LINE } from '../text.contract'

/** An email address after trimming. */
export const EmailSchema = Type.String({
  maxLength: MAX_LENGTH.email,
  pattern:
    '^[^\\s@\\u0000-\\u001F\\u007F-\\u009F]+@[^\\s@.\\u0000-\\u001F\\u007F-\\u009F]+(\\.[^\\s@.\\u0000-\\u001F\\u007F-\\u009F]+)+$',
})
const PasswordSchema = Type.String({
  minLength: PASSWORD_LENGTH.min,
  maxLength: PASSWORD_LENGTH.max,
  pattern: ONE_LINE,
})
const Filled = Type.String({ minLength: 1 })

export const LoginSchema = Type.Object({ mail: Filled, password: Filled })

export const PasswordResetRequestSchema = Type.Object({ mail: Filled })

export const NewPasswordSchema = Type.Object({ password: PasswordSchema })

export const SessionUserSchema = Type.Object({
  id_user_pk: Type.Integer(),
  username: Type.String(),
  permission_level: Type.Integer({ description: '1 for an administrator, else 0' }),
})
export type SessionUser = Static<typeof SessionUserSchema>

export const LoginResponseSchema = Type.Object({
  message: Type.String(),
  token: Type.String(),
  session_token: Type.String(),
  expires_at: InstantSchema,
  user: SessionUserSchema,
})
export type LoginResponse = Static<typeof LoginResponseSchema>

export const LogoutSchema = Type.Object({ session_token: Type.Optional(Type.String()) })

const PhoneSchema = Type.String({
  minLength: 1,
  description:
    'As people write it; without a country code it is one of the country of `time_zone`. Kept as E.164: +35679000000',
})

/** A customer whom staff add. */
export const NewCustomerSchema = Type.Object({
  username: NameSchema(MAX_LENGTH.username),
  mail: Type.Optional(
    Type.Union([EmailSchema, Type.Null()], {
      description: 'Without one nobody is emailed, and no account made',
    }),
  ),
  phone: PhoneSchema,
})

export const RegistrationSchema = Type.Object({
  username: NameSchema(MAX_LENGTH.username),
  mail: EmailSchema,
  password: PasswordSchema,
  phone: PhoneSchema,
})

export const ProfileSchema = Type.Object({ username: NameSchema(MAX_LENGTH.username), phone: PhoneSchema })

export const PasswordChangeSchema = Type.Object({ current_password: Filled, password: PasswordSchema })

export const AccountDeletionSchema = Type.Object({
  password: Type.Optional(Type.String({ description: 'Required from the owner of the account' })),
})

export const DeviceSchema = Type.Union([Type.String(), Type.Null()], {
  description: 'Browser and system, as far as they are known',
})

/** An open session of an account. */
export const SessionSchema = Type.Object({
  id: Type.String(),
  started_at: InstantSchema,
  last_seen_at: Type.Unsafe<Instant>(Type.String({ description: 'ISO 8601, to a minute' })),
  device: DeviceSchema,
  current: Type.Boolean({ description: 'Whether it is the session of this request' }),
})
export type Session = Static<typeof SessionSchema>

export const RegistrationResponseSchema = Type.Object({
  message: Type.String(),
  id_user_pk: Type.Integer(),
  username: Type.String(),
})

export const UserSchema = Type.Object({
  id_user_pk: Type.Integer(),
  username: Type.String(),
  mail: Type.String(),
  phone: Type.String(),
  permission_level: Type.Integer(),
})
export type User = Static<typeof UserSchema>

const PermissionLevelSchema = Type.Union([Type.Literal(0), Type.Literal(1)])

/** An account as staff see it. */
export const CustomerSchema = Type.Object({
  ...UserSchema.properties,
  permission_level: PermissionLevelSchema,
  created_at: InstantSchema,
  bookings: Type.Integer({ description: 'How many bookings there are of theirs, in any status' }),
  next_trip: Type.Union([Type.Unsafe<CalendarDate>(Type.String({ format: 'date' })), Type.Null()], {
    description: 'The day of their next booking that is neither cancelled nor over',
  }),
  sessions: Type.Integer({ description: 'How many sessions are alive' }),
  disabled: Type.Boolean({ description: 'Whether the account can no longer be used' }),
  mail_proven: Type.Boolean({ description: 'Whether a link sent to the address was followed' }),
})
export type Customer = Static<typeof CustomerSchema>

/** By `created_at` is by id: accounts are numbered as they are made. */
export const CUSTOMER_SORTS = ['created_at', 'username', 'bookings', 'next_trip'] as const
export type CustomerSort = (typeof CUSTOMER_SORTS)[number]

export const CustomerChangeSchema = Type.Object(
  { permission_level: Type.Optional(PermissionLevelSchema), disabled: Type.Optional(Type.Boolean()) },
  { minProperties: 1 },
)
export type CustomerChange = Static<typeof CustomerChangeSchema>

export const CountrySchema = Type.Object({ code: Type.String(), flag: Type.String(), name: Type.String() })
export type Country = Static<typeof CountrySchema>

import Type, { type Static } from 'typebox'
import { InstantSchema } from '../calendar/instant.contract'
import { MAX_LENGTH } from '../limits'
import { MAX_ID } from '../numbers'
import { TextSchema } from '../text.contract'
import { SCOPES, TOKEN_LIMITS, TOKEN_MODES } from './api-token'

const { ratePerMinute, holds, graceHours } = TOKEN_LIMITS

const ResellerSchema = Type.Object({
  name: TextSchema(TOKEN_LIMITS.name),
  mail: Type.String({ maxLength: MAX_LENGTH.email }),
  commission_percent: Type.Union([
    Type.Number({ minimum: 0, maximum: TOKEN_LIMITS.commission }),
    Type.Null(),
  ]),
  max_holds: Type.Integer({ minimum: holds.min, maximum: holds.max }),
  product_ids: Type.Union([Type.Array(Type.Integer({ minimum: 1, maximum: MAX_ID })), Type.Null()], {
    description: 'null: every product that is published to resellers',
  }),
})

const ResellerRequestSchema = Type.Object({
  ...Type.Partial(ResellerSchema).properties,
  name: ResellerSchema.properties.name,
  mail: ResellerSchema.properties.mail,
})

const ExpirySchema = Type.Union([InstantSchema, Type.Null()], {
  description: 'At most five years ahead; null: it does not expire',
})
const RateSchema = Type.Integer({ minimum: ratePerMinute.min, maximum: ratePerMinute.max })
const ScopesSchema = Type.Array(Type.Enum([...SCOPES]))
const ModeSchema = Type.Enum([...TOKEN_MODES])
const NullableInstant = Type.Union([InstantSchema, Type.Null()])

export const TokenChangeSchema = Type.Object({
  name: Type.Optional(TextSchema(TOKEN_LIMITS.name)),
  expires_at: Type.Optional(ExpirySchema),
  rate_per_minute: Type.Optional(RateSchema),
  reseller: Type.Optional(Type.Union([ResellerRequestSchema, Type.Null()])),
})

export const TokenRequestSchema = Type.Object({
  ...TokenChangeSchema.properties,
  name: TextSchema(TOKEN_LIMITS.name),
  scopes: Type.Array(Type.Enum([...SCOPES]), { minItems: 1, uniqueItems: true }),
  mode: Type.Optional(ModeSchema),
})
export type TokenRequest = Static<typeof TokenRequestSchema>

export const ApiTokenSchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  scopes: ScopesSchema,
  mode: ModeSchema,
  expires_at: NullableInstant,
  rate_per_minute: RateSchema,
  reseller: Type.Union([ResellerSchema, Type.Null()]),
  last4: Type.String({ description: 'The last four characters of the secret' }),
  rotated_until: Type.Union([InstantSchema, Type.Null()], {
    description: 'Until when the secret before the last rotation works',
  }),
  created_at: InstantSchema,
  created_by: Type.Union([Type.String(), Type.Null()], { description: 'A username' }),
  last_used_at: Type.Union([InstantSchema, Type.Null()], { description: 'At most a minute late' }),
  revoked_at: NullableInstant,
  usage: Type.Optional(
    Type.Object(
      { bookings: Type.Integer(), holds: Type.Integer() },
      { description: 'In lists, of a reseller: how many bookings it has made and holds now' },
    ),
  ),
})
export type ApiToken = Static<typeof ApiTokenSchema>

export const CreatedTokenSchema = Type.Object({
  ...ApiTokenSchema.properties,
  token: Type.String({ description: 'The secret, which is not shown again' }),
})
export type CreatedToken = Static<typeof CreatedTokenSchema>

export const RotationSchema = Type.Object({
  grace_hours: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: graceHours.max,
      default: graceHours.default,
      description: 'For how long the old secret still works',
    }),
  ),
})

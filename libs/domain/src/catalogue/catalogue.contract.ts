import Type, { type Static } from 'typebox'
import { MAX_FAQS, MAX_IMAGE_MB, MAX_LENGTH } from '../limits'
import { MAX_ID } from '../numbers'
import { ChargeSchema, PricingSchema } from '../pricing/pricing.contract'
import { changeSchema, nullable, optional, recordProperties, requestSchema } from '../records/record.contract'
import { SLOT_STATUSES } from '../schedule/slot-times'
import { ACTIVITY_FIELDS } from './activity'
import { ADDON_CHANGE_FIELDS, ADDON_FIELDS } from './addon'
import { FAQ_FIELDS } from './faq'
import { PRODUCT_FIELDS } from './product'

export const FaqSchema = Type.Object({ id: Type.Integer(), ...recordProperties(FAQ_FIELDS) })
export type Faq = Static<typeof FaqSchema>

export const FaqFieldsSchema = requestSchema(FAQ_FIELDS, {})

export const FaqOrderSchema = Type.Object({
  ids: Type.Array(Type.Integer({ minimum: 1, maximum: MAX_ID }), {
    maxItems: MAX_FAQS,
    uniqueItems: true,
    description: 'The ids of all FAQs, the first on top',
  }),
})

export const ActivitySchema = Type.Object({
  id: Type.Integer(),
  ...recordProperties(ACTIVITY_FIELDS),
  image_url: nullable(Type.String()),
})
export type Activity = Static<typeof ActivitySchema>

const activityImage = {
  image_url: optional(Type.String({ maxLength: MAX_LENGTH.imageUrl, description: 'An https address' })),
}
export const ActivityFieldsSchema = requestSchema(ACTIVITY_FIELDS, activityImage)
export const ActivityChangeSchema = changeSchema(ACTIVITY_FIELDS, activityImage)

const { addon_name, extra_price } = recordProperties(ADDON_FIELDS)

export const AddonSchema = Type.Object({
  id: Type.Integer(),
  product_id: Type.Integer(),
  addon_name,
  included: Type.Union([Type.Literal(1), Type.Literal(0)]),
  extra_price,
})
export type Addon = Static<typeof AddonSchema>

export const AddonChangeSchema = requestSchema(ADDON_CHANGE_FIELDS, {})
export const AddonFieldsSchema = requestSchema(ADDON_FIELDS, {})

const { units, ...listed } = recordProperties(PRODUCT_FIELDS)

export const ProductSchema = Type.Object({
  id: Type.Integer(),
  activity_id: Type.Integer(),
  ...listed,
  // Answers that a browser has stored may be older than these.
  charge: Type.Optional(ChargeSchema),
  price_from: Type.Optional(
    Type.Number({ description: 'The lowest price of a unit of `charge` outside seasons' }),
  ),
  price_varies: Type.Optional(Type.Boolean({ description: 'Whether slots or dates differ in price' })),
  units,
  image: nullable(Type.String({ description: 'Bare base64 of a JPEG' })),
  image_url: nullable(Type.String({ description: 'A content-hashed, immutable address' })),
})
export type Product = Static<typeof ProductSchema>

const image = Type.String({
  format: 'binary',
  description: `JPEG, PNG or WebP, at most ${MAX_IMAGE_MB} MB`,
})
export const ProductFormSchema = Type.Object({ ...requestSchema(PRODUCT_FIELDS, {}).properties, image })
export const ProductChangeSchema = Type.Partial(
  Type.Object({ ...changeSchema(PRODUCT_FIELDS, {}).properties, image }),
)

export const ProductWithAddonsSchema = Type.Object({
  ...ProductSchema.properties,
  addons: Type.Array(AddonSchema),
  pricing: Type.Optional(PricingSchema),
})
export type ProductWithAddons = Static<typeof ProductWithAddonsSchema>

const GuestsQuerySchema = Type.Object({
  guests: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'For how many; a product that takes fewer has no slots',
    }),
  ),
})

export const AvailabilityPeriodSchema = Type.Object({
  from: Type.String({ description: 'YYYY-MM-DD' }),
  to: Type.String({ description: 'YYYY-MM-DD, included' }),
})

export const ProductAvailabilityQuerySchema = Type.Object({
  ...AvailabilityPeriodSchema.properties,
  ...GuestsQuerySchema.properties,
})

export const DayAvailabilityQuerySchema = Type.Object({
  date: Type.String({ description: 'YYYY-MM-DD' }),
  ...GuestsQuerySchema.properties,
})

const SlotAvailabilitySchema = Type.Object({
  slot_id: Type.Integer(),
  remaining: Type.Integer({ description: 'Above 0 only for `open`' }),
  status: Type.Enum([...SLOT_STATUSES]),
  // Answers that a browser has stored may be older.
  price: Type.Optional(
    nullable(
      Type.Number({
        description:
          'The total of a booking without add-ons, as its quote has it; null unless `open`, and where each guest is charged and `guests` is missing',
      }),
    ),
  ),
  reason: Type.Optional(Type.String({ description: 'Why it is `closed`, if that is told' })),
})
export type SlotAvailability = Static<typeof SlotAvailabilitySchema>

export const AvailabilitySchema = Type.Array(
  Type.Object({
    date: Type.String({ description: 'YYYY-MM-DD' }),
    slots: Type.Array(SlotAvailabilitySchema),
  }),
)
export type Availability = Static<typeof AvailabilitySchema>

export const DayAvailabilitySchema = Type.Array(
  Type.Object({ product_id: Type.Integer(), slots: Type.Array(SlotAvailabilitySchema) }),
)
export type DayAvailability = Static<typeof DayAvailabilitySchema>

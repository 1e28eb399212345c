import Type, { type Static } from 'typebox'
import { ACTIVITY_TYPES } from './activity'

const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

export const FaqSchema = Type.Object({
  id: Type.Integer(),
  question: Type.String(),
  answer: Type.String(),
})
export type Faq = Static<typeof FaqSchema>

export const ActivitySchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  type: Type.Enum([...ACTIVITY_TYPES]),
  description: Type.String(),
  image_url: nullable(Type.String()),
})
export type Activity = Static<typeof ActivitySchema>

export const AddonSchema = Type.Object({
  id: Type.Integer(),
  product_id: Type.Integer(),
  addon_name: Type.String(),
  included: Type.Union([Type.Literal(1), Type.Literal(0)]),
  extra_price: nullable(Type.Number()),
})
export type Addon = Static<typeof AddonSchema>

export const ProductSchema = Type.Object({
  id: Type.Integer(),
  activity_id: Type.Integer(),
  name: Type.String(),
  description: Type.String(),
  max_persons: Type.Integer(),
  max_weight_kg: nullable(Type.Number()),
  boat_height_m: nullable(Type.Number()),
  price: Type.Number(),
  units: Type.Integer(),
  image: nullable(Type.String({ description: 'Bare base64 of a JPEG' })),
  image_url: nullable(Type.String({ description: 'A content-hashed, immutable address' })),
})
export type Product = Static<typeof ProductSchema>

export const ProductWithAddonsSchema = Type.Object({
  ...ProductSchema.properties,
  addons: Type.Array(AddonSchema),
})
export type ProductWithAddons = Static<typeof ProductWithAddonsSchema>

export const TimeSlotSchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  time_range: Type.String({ description: 'HH:MM-HH:MM' }),
})
export type TimeSlot = Static<typeof TimeSlotSchema>

export const AvailabilitySchema = Type.Array(
  Type.Object({
    date: Type.String({ description: 'YYYY-MM-DD' }),
    slots: Type.Array(Type.Object({ slot_id: Type.Integer(), remaining: Type.Integer() })),
  }),
)
export type Availability = Static<typeof AvailabilitySchema>

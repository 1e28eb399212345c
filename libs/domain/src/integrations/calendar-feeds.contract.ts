import Type, { type Static } from 'typebox'
import { BOOKING_STATUSES } from '../bookings/booking-status'
import { InstantOrNullSchema, InstantSchema } from '../calendar/instant.contract'
import { MAX_INTEGRATIONS, MAX_LENGTH } from '../limits'
import { MAX_ID } from '../numbers'
import { TextSchema } from '../text.contract'

const PRODUCTS = { description: 'null for all products' }

/** The calendar of a customer's own bookings. */
export const OwnCalendarSchema = Type.Object({
  created_at: InstantSchema,
  last_read_at: Type.Union(InstantOrNullSchema.anyOf, { description: 'At most a minute late' }),
})
export type OwnCalendar = Static<typeof OwnCalendarSchema>

const Url = Type.String({ description: 'The address to subscribe to, which is shown only here' })

export const CalendarUrlSchema = Type.Object({ url: Url })

export const CalendarFeedRequestSchema = Type.Object({
  name: TextSchema(MAX_LENGTH.integrationName),
  product_ids: Type.Optional(
    Type.Union(
      [
        Type.Array(Type.Integer({ minimum: 1, maximum: MAX_ID }), {
          minItems: 1,
          maxItems: MAX_INTEGRATIONS.feedProducts,
        }),
        Type.Null(),
      ],
      PRODUCTS,
    ),
  ),
  statuses: Type.Optional(
    Type.Array(Type.Enum([...BOOKING_STATUSES]), { minItems: 1, description: 'All without it' }),
  ),
})

export const CalendarFeedSchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  product_ids: Type.Union([Type.Array(Type.Integer()), Type.Null()], PRODUCTS),
  statuses: Type.Array(Type.Enum([...BOOKING_STATUSES])),
  ...OwnCalendarSchema.properties,
})
export type CalendarFeed = Static<typeof CalendarFeedSchema>

export const NewCalendarFeedSchema = Type.Object({ ...CalendarFeedSchema.properties, url: Url })
export type NewCalendarFeed = Static<typeof NewCalendarFeedSchema>

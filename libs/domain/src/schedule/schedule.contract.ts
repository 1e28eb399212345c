import Type, { type Static } from 'typebox'
import { ManifestEntrySchema } from '../bookings/bookings.contract'
import { MAX_SCHEDULE_SLOTS, MAX_SLOT_PRODUCTS } from '../limits'
import { MAX_ID } from '../numbers'
import { nullable, recordProperties, requestSchema } from '../records/record.contract'
import { SCHEDULE_FIELDS } from './schedule-fields'
import { TIME_SLOT_FIELDS } from './time-slot-fields'

const ProductIdsSchema = nullable(
  Type.Array(Type.Integer({ minimum: 1, maximum: MAX_ID }), {
    maxItems: MAX_SLOT_PRODUCTS,
    uniqueItems: true,
    description: 'The only products that offer it; null: every one whose schedule has it or lists none',
  }),
)

export const TimeSlotSchema = Type.Object({
  id: Type.Integer(),
  ...recordProperties(TIME_SLOT_FIELDS),
  time_range: Type.String({ description: 'HH:MM-HH:MM' }),
  // Answers that a browser has stored may be older.
  product_ids: Type.Optional(ProductIdsSchema),
  archived: Type.Optional(
    Type.Boolean({ description: 'Whether it is hidden from new bookings; left out where it is not' }),
  ),
})
export type TimeSlot = Static<typeof TimeSlotSchema>

export const TimeSlotFieldsSchema = requestSchema(TIME_SLOT_FIELDS, {
  time_range: Type.String({
    pattern: '^([01]\\d|2[0-3]):[0-5][05]-([01]\\d|2[0-3]):[0-5][05]$',
    description: 'HH:MM-HH:MM in steps of 5 minutes, the start before the end',
  }),
  product_ids: Type.Optional(ProductIdsSchema),
})

const MonthDaySchema = Type.String({
  pattern: '^(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  description: 'MM-DD',
})

export const ScheduleSchema = Type.Object({
  slot_ids: nullable(
    Type.Array(Type.Integer({ minimum: 1, maximum: MAX_ID }), {
      maxItems: MAX_SCHEDULE_SLOTS,
      uniqueItems: true,
      description:
        'The slots in which the product is offered; null for all. Empty once all of them were deleted',
    }),
  ),
  weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
    minItems: 1,
    uniqueItems: true,
    description: 'From 1 for Monday to 7 for Sunday',
  }),
  season: nullable(
    Type.Object(
      { from: MonthDaySchema, to: MonthDaySchema },
      { description: 'Both included; one that ends before it begins spans the new year' },
    ),
  ),
  ...recordProperties(SCHEDULE_FIELDS),
})

/** What is left out is as if never set. */
export const ScheduleFieldsSchema = Type.Partial(ScheduleSchema)

const MonthDayText = Type.Optional(Type.String({ description: 'MM-DD; both or none' }))

/** A planned schedule as parameters; lists are separated by commas. */
export const PlannedScheduleSchema = Type.Object({
  slot_ids: Type.Optional(Type.String({ description: 'Such as 1,4; left out for all, empty for none' })),
  weekdays: Type.Optional(Type.String({ description: 'Such as 6,7; left out for every day' })),
  season_from: MonthDayText,
  season_to: MonthDayText,
})

export const SchedulePreviewSchema = Type.Object({
  outside: Type.Integer({ description: 'How many bookings ahead the schedule would not offer' }),
  bookings: Type.Array(ManifestEntrySchema, { description: 'Those of them that start soonest' }),
})

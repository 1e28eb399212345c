import Type from 'typebox'
import type { CalendarDate } from './calendar-date'
import type { Instant } from './instant'

/** Of types of their own, so that an instant is not taken for a date. */
export const InstantSchema = Type.Unsafe<Instant>(Type.String({ description: 'ISO 8601' }))
export const InstantOrNullSchema = Type.Union([InstantSchema, Type.Null()])
export const CalendarDateSchema = Type.Unsafe<CalendarDate>(Type.String({ description: 'YYYY-MM-DD' }))

import Type from 'typebox'
import type { Instant } from './instant'

/** Of a type of its own, so that it is not taken for a date. */
export const InstantSchema = Type.Unsafe<Instant>(Type.String({ description: 'ISO 8601' }))
export const InstantOrNullSchema = Type.Union([InstantSchema, Type.Null()])

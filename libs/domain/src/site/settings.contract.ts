import Type, { type Static } from 'typebox'
import { MAX_LENGTH, MAX_SETTING } from '../limits'
import { TextSchema } from '../text.contract'

const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const TimeSchema = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'HH:MM' })

const ContactSchema = Type.Object({
  phone: Type.String(),
  mail: Type.String(),
  address: TextSchema(MAX_LENGTH.name),
  links: Type.Array(
    Type.Object({ name: Type.String(), url: Type.String({ description: 'An https address' }) }),
    { maxItems: MAX_SETTING.links },
  ),
})

const OpeningHoursSchema = Type.Object({
  days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
    minItems: 1,
    description: 'Weekdays from 1 for Monday to 7 for Sunday',
  }),
  opens: TimeSchema,
  closes: TimeSchema,
})

/** What visitors see of the settings. */
export const SiteSchema = Type.Object({
  site_name: TextSchema(MAX_LENGTH.siteName),
  time_zone: Type.String({ description: 'Read-only' }),
  installation: Type.String({
    format: 'uuid',
    description: 'Names this installation for good: the UID of a calendar event is `booking-ID@INSTALLATION`',
  }),
  currency: Type.String({ description: 'ISO 4217' }),
  contact: ContactSchema,
  opening_hours: Type.Array(OpeningHoursSchema, { maxItems: MAX_SETTING.openingHours }),
  booking_window_days: nullable(
    Type.Integer({
      minimum: 1,
      maximum: MAX_SETTING.windowDays,
      description: 'How many days ahead a date can be booked; null for a month',
    }),
  ),
  min_notice_hours: Type.Integer({
    minimum: 0,
    maximum: MAX_SETTING.hours,
    description: 'Minimum time between a request and the start of its slot',
  }),
  cancellation_hours: Type.Integer({
    minimum: 0,
    maximum: MAX_SETTING.hours,
    description: 'Until how many hours before its start a customer may cancel',
  }),
})
export type Site = Static<typeof SiteSchema>

const { installation: _installation, ...shown } = SiteSchema.properties

export const SettingsSchema = Type.Object({
  ...shown,
  auto_confirm: Type.Boolean({ description: 'Whether a booking is confirmed without waiting for staff' }),
  request_expires_hours: nullable(
    Type.Integer({
      minimum: 1,
      maximum: MAX_SETTING.hours,
      description: 'After how many hours a pending request is cancelled',
    }),
  ),
  reminder_hours: nullable(
    Type.Integer({
      minimum: 1,
      maximum: MAX_SETTING.hours,
      description: 'How many hours before its start the customer of a confirmed booking gets a reminder',
    }),
  ),
  notify_mail: nullable(Type.String({ description: 'The address that is told of each new request' })),
})

export const SettingsChangeSchema = Type.Partial(
  Type.Object({ ...SettingsSchema.properties, contact: Type.Partial(ContactSchema) }),
)

import Type, { type Static } from 'typebox'
import { SellerSchema } from '../documents/documents.contract'
import { MAX_LENGTH, MAX_SETTING } from '../limits'
import { MeetingPointSchema } from '../meeting-point.contract'
import { PaymentSettingsSchema, PublicPaymentSettingsSchema } from '../payments/payments.contract'
import { nullable, recordProperties } from '../records/record.contract'
import { OptionalTextSchema, TextSchema } from '../text.contract'
import { CONTACT_FIELDS, SETTINGS_FIELDS } from './settings-fields'

const TimeSchema = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'HH:MM' })

const ContactSchema = Type.Object({
  phone: Type.String(),
  mail: Type.String(),
  address: TextSchema(CONTACT_FIELDS.address.max),
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

const {
  site_name: _siteName,
  arrive_minutes,
  booking_window_days,
  min_notice_hours,
  cancellation_hours,
  request_expires_hours,
  ...internal
} = recordProperties(SETTINGS_FIELDS)

const PaymentNoteSchema = nullable(
  OptionalTextSchema(MAX_LENGTH.paymentNote, SETTINGS_FIELDS.payment_note.description),
)

/** What visitors see of the settings. */
export const SiteSchema = Type.Object({
  site_name: TextSchema(SETTINGS_FIELDS.site_name.max),
  time_zone: Type.String({ description: 'Read-only' }),
  installation: Type.String({
    format: 'uuid',
    description: 'Names this installation for good: the UID of a calendar event is `booking-ID@INSTALLATION`',
  }),
  currency: Type.String({ description: 'ISO 4217' }),
  contact: ContactSchema,
  opening_hours: Type.Array(OpeningHoursSchema, { maxItems: MAX_SETTING.openingHours }),
  meeting_point: nullable(MeetingPointSchema),
  arrive_minutes,
  booking_window_days,
  min_notice_hours,
  cancellation_hours,
  request_expires_hours,
  // Answers that a browser has stored may be older than this.
  auto_confirm: Type.Optional(Type.Boolean({ description: SETTINGS_FIELDS.auto_confirm.description })),
  payment_note: Type.Optional(PaymentNoteSchema),
  has_mail_server: Type.Optional(
    Type.Boolean({ description: 'Whether emails are sent; without a mail server nobody gets them' }),
  ),
  payments: Type.Optional(PublicPaymentSettingsSchema),
  guest_checkout: Type.Optional(
    Type.Boolean({ description: 'Whether visitors may book without an account' }),
  ),
  vat_percent: Type.Optional(nullable(Type.Number({ description: 'The rate that is inside prices' }))),
})
export type Site = Static<typeof SiteSchema>

const {
  installation: _installation,
  has_mail_server: _mailServer,
  payments: _payments,
  guest_checkout: _guests,
  vat_percent: _vat,
  ...shown
} = SiteSchema.properties

export const SettingsSchema = Type.Object({
  ...shown,
  auto_confirm: Type.Boolean({ description: SETTINGS_FIELDS.auto_confirm.description }),
  ...internal,
  payment_note: PaymentNoteSchema,
  notify_mail: nullable(Type.String({ description: SETTINGS_FIELDS.notify_mail.description })),
  set_up_dismissed: Type.Boolean({ description: SETTINGS_FIELDS.set_up_dismissed.description }),
  opening_hours_confirmed: Type.Boolean({ description: SETTINGS_FIELDS.opening_hours_confirmed.description }),
  time_slots_confirmed: Type.Boolean({ description: SETTINGS_FIELDS.time_slots_confirmed.description }),
  payments: PaymentSettingsSchema,
  guest_checkout: Type.Boolean({ description: 'Whether visitors may book without an account' }),
  seller: SellerSchema,
  vat_percent: nullable(
    Type.Number({ minimum: 0, maximum: 100, description: 'The rate that is inside prices' }),
  ),
})

export const SettingsChangeSchema = Type.Partial(
  Type.Object({
    ...SettingsSchema.properties,
    contact: Type.Partial(ContactSchema),
    payments: Type.Partial(PaymentSettingsSchema),
    seller: Type.Partial(SellerSchema),
  }),
)

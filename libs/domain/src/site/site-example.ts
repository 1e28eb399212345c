import { requestExample } from '../records/record-example'
import { CONTACT_FIELDS, SETTINGS_FIELDS } from './settings-fields'

const SETTINGS = requestExample(SETTINGS_FIELDS)

/** Example of the document of the API. */
export const SITE_EXAMPLE = {
  site_name: SETTINGS.site_name,
  time_zone: 'Europe/Malta',
  installation: '0b0e7a52-5c0f-4d63-9a3c-6a1b1f7d2c11',
  currency: SETTINGS.currency,
  contact: requestExample(CONTACT_FIELDS),
  opening_hours: SETTINGS.opening_hours,
  meeting_point: SETTINGS.meeting_point,
  arrive_minutes: SETTINGS.arrive_minutes,
  booking_window_days: SETTINGS.booking_window_days,
  min_notice_hours: SETTINGS.min_notice_hours,
  cancellation_hours: SETTINGS.cancellation_hours,
  request_expires_hours: SETTINGS.request_expires_hours,
  payment_note: SETTINGS.payment_note,
  has_mail_server: true,
}

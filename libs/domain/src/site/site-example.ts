import { requestExample } from '../records/record-example'
import { CONTACT_FIELDS, SETTINGS_FIELDS } from './settings-fields'

const { site_name, currency, opening_hours, booking_window_days, min_notice_hours, cancellation_hours } =
  requestExample(SETTINGS_FIELDS)

/** Example of the document of the API. */
export const SITE_EXAMPLE = {
  site_name,
  time_zone: 'Europe/Malta',
  installation: '0b0e7a52-5c0f-4d63-9a3c-6a1b1f7d2c11',
  currency,
  contact: requestExample(CONTACT_FIELDS),
  opening_hours,
  booking_window_days,
  min_notice_hours,
  cancellation_hours,
}

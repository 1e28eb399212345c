import type { Site as WireSite } from '@luzzu/domain/contracts'
import type { Site } from '../../platform/settings/site'

/** What everybody may know of the settings. */
export function toWire({ timeZone, installation, settings }: Site): WireSite {
  const { contact, opening_hours, booking_window_days, min_notice_hours, cancellation_hours } = settings
  return {
    site_name: settings.site_name,
    time_zone: timeZone,
    installation,
    currency: settings.currency,
    contact,
    opening_hours,
    booking_window_days,
    min_notice_hours,
    cancellation_hours,
  }
}

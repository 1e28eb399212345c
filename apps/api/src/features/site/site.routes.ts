import { publicPaymentSettings } from '@luzzu/domain'
import type { Site as WireSite } from '@luzzu/domain/contracts'
import type { FastifyPluginCallback } from 'fastify'
import type { Config } from '../../platform/config/config'
import { sendList } from '../../platform/http/cache/public-reads'
import { routesOf } from '../../platform/http/operation-routes'
import type { Site } from '../../platform/settings/site'

export const siteRoutes: FastifyPluginCallback = (app, _options, done) => {
  const route = routesOf(app)
  const read = async () => toWire(await app.findSite(), app.config)
  route('GET /site', (request, reply) => sendList(request, reply, read))
  done()
}

/** What everybody may know of the settings. */
export function toWire({ timeZone, installation, settings }: Site, { mail }: Pick<Config, 'mail'>): WireSite {
  return {
    site_name: settings.site_name,
    time_zone: timeZone,
    installation,
    currency: settings.currency,
    contact: settings.contact,
    opening_hours: settings.opening_hours,
    meeting_point: settings.meeting_point,
    arrive_minutes: settings.arrive_minutes,
    booking_window_days: settings.booking_window_days,
    min_notice_hours: settings.min_notice_hours,
    cancellation_hours: settings.cancellation_hours,
    request_expires_hours: settings.request_expires_hours,
    auto_confirm: settings.auto_confirm,
    payment_note: settings.payment_note,
    has_mail_server: mail.smtpUrl !== undefined,
    ...(settings.payments.mode !== 'off' && {
      payments: publicPaymentSettings(settings.payments),
      guest_checkout: settings.guest_checkout,
      vat_percent: settings.vat_percent,
    }),
  }
}

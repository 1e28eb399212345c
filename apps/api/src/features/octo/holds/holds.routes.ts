import { type CalendarDate, toBookingDate } from '@luzzu/domain'
import type { Hold } from '@luzzu/domain/contracts'
import type { FastifyPluginCallback } from 'fastify'
import { sql } from 'kysely'
import { instantAfter } from '../../../platform/clock'
import { fromJson } from '../../../platform/database/json-text'
import type { Db } from '../../../platform/database/schema'
import { routesOf } from '../../../platform/http/operation-routes'
import { readPeriod } from '../../offer/availability/availability-query'
import { timeRangeOf } from '../../time-slots/time-slots.queries'

/** Staff see what resellers hold. */
export const holdsRoutes: FastifyPluginCallback = (app, _options, done) => {
  const route = routesOf(app)

  route('GET /holds', { query: readPeriod }, (request) =>
    listHolds(app.db, { ...request.query, now: app.clock.now() }),
  )

  done()
}

type Period = { from: CalendarDate; to: CalendarDate; now: Date }

/** What resellers hold on the days of a period, in the order in which it happens. Those of tests take no place. */
async function listHolds(db: Db, { from, to, now }: Period): Promise<Hold[]> {
  const rows = await db
    .selectFrom('hold')
    .innerJoin('reseller_booking', 'reseller_booking.hold_id', 'hold.id')
    .innerJoin('api_token', 'api_token.id', 'reseller_booking.token_id')
    .select(['hold.id', 'hold.booking_date', 'hold.product_id', 'hold.slot_id', 'hold.expires_at'])
    .select(['hold.starts_at', 'hold.ends_at', 'reseller_booking.product_name', 'reseller_booking.slot_name'])
    .select(['reseller_booking.unit_items', 'api_token.reseller', 'api_token.name'])
    .where('hold.booking_date', '>=', from)
    .where('hold.booking_date', '<=', to)
    .where('hold.expires_at', '>', instantAfter(now))
    .where('hold.is_test', '=', sql.lit(0))
    .orderBy('hold.booking_date')
    .orderBy('hold.starts_at')
    .orderBy('hold.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    booking_date: toBookingDate(row.booking_date),
    id_product_fk: row.product_id,
    product_name: row.product_name,
    slot_id: row.slot_id,
    slot_name: row.slot_name,
    time_range: timeRangeOf(row),
    guests: fromJson(row.unit_items).length,
    expires_at: row.expires_at,
    reseller: row.reseller === null ? row.name : fromJson(row.reseller).name,
  }))
}

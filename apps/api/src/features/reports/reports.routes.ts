import {
  BOOKING_REPORTS,
  type CalendarDate,
  dateIn,
  MONEY_REPORTS,
  type MoneyReportBy,
  monthOf,
  parseCalendarDate,
  parseId,
  REPORT_ROWS,
  toBookingReportRow,
  toReportRow,
} from '@luzzu/domain'
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import { refuseFields } from '../../platform/errors/refusal'
import type { Input } from '../../platform/http/checked'
import { streamCsv } from '../../platform/http/csv'
import { ListQuery, notADate, setPagingHeaders } from '../../platform/http/list-query'
import { routesOf } from '../../platform/http/operation-routes'
import { sumBookings } from './booking-report.queries'
import { sumMoney } from './money-report.queries'

const FORMATS = ['json', 'csv'] as const
const MESSAGES = {
  by: (values: readonly string[]) => `by must be one of ${values.join(', ')}`,
  format: `format must be one of ${FORMATS.join(', ')}`,
  limit: `limit must be a whole number from 1 to ${REPORT_ROWS}`,
  order: 'to must not be before from',
}
const HEADINGS: Record<MoneyReportBy, string> = {
  day: 'Day',
  product: 'Product',
  method: 'Method',
  vat: 'VAT rate',
}
const AMOUNTS = ['Gross', 'Refunded', 'Net', 'VAT']
/** Spreadsheets may count on the place of a column: new ones come last. */
const COUNTS = ['Bookings', 'Guests', 'Value', 'Cancelled', 'Pending', 'Pending value']

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string) =>
    values.find((value) => value === text)

const reportQuery =
  <By extends string>(values: readonly [By, ...By[]]) =>
  (query: Input) => {
    const parsed = new ListQuery(query)
    const readDay = (name: string) => parsed.read(name, parseCalendarDate, notADate(name))
    const [from, to] = [readDay('from'), readDay('to')]
    const by = parsed.read('by', oneOf(values), MESSAGES.by(values)) ?? values[0]
    const format = parsed.read('format', oneOf(FORMATS), MESSAGES.format) ?? 'json'
    const limit = parsed.read('limit', parseLimit, MESSAGES.limit) ?? REPORT_ROWS
    const cursor = parsed.cursor(parseId) ?? 0
    return parsed.finish({ from, to, by, format, limit, cursor })
  }
type ReportQuery<By> = Omit<ReturnType<ReturnType<typeof reportQuery>>, 'by'> & { by: By }

function parseLimit(text: string): number | undefined {
  const limit = parseId(text)
  return limit !== undefined && limit <= REPORT_ROWS ? limit : undefined
}

/** Until today, from the first of its month, unless told. */
function periodOf(
  { from, to }: { from: CalendarDate | undefined; to: CalendarDate | undefined },
  today: CalendarDate,
) {
  const last = to ?? today
  const first = from ?? (`${monthOf(last)}-01` as CalendarDate)
  if (first > last) throw refuseFields({ to: MESSAGES.order })
  return { from: first, to: last }
}

/** What came in and went back, as receipts and credit notes say, and what was booked. */
export const reportsRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, findMoment } = app
  const route = routesOf(app)
  const readPeriod = async ({ from, to }: Pick<ReportQuery<string>, 'from' | 'to'>) => {
    const { site, now } = await findMoment()
    return periodOf({ from, to }, dateIn(site.timeZone, now))
  }

  const ofMoney = { compress: {}, query: reportQuery(MONEY_REPORTS) }
  route('GET /reports/money', ofMoney, async (request, reply) => {
    const { by, format } = request.query
    const period = await readPeriod(request.query)
    const rows = (await sumMoney(db, { ...period, by })).map(toReportRow)
    if (format === 'json') return pageOf(rows, request, reply)
    const toCells = ({ key, gross, refunded, net, vat }: (typeof rows)[number]) => [
      key,
      ...[gross, refunded, net, vat].map((amount) => ({ amount })),
    ]
    nameFile(reply, `money-by-${by}-${period.from}-${period.to}.csv`)
    return streamCsv([HEADINGS[by], ...AMOUNTS], rows.map(toCells))
  })

  const ofBookings = { compress: {}, query: reportQuery(BOOKING_REPORTS) }
  route('GET /reports/bookings', ofBookings, async (request, reply) => {
    const { by, format } = request.query
    const period = await readPeriod(request.query)
    const rows = (await sumBookings(db, { ...period, by })).map(toBookingReportRow)
    if (format === 'json') return pageOf(rows, request, reply)
    const toCells = (row: (typeof rows)[number]) => [
      row.key,
      row.bookings,
      row.guests,
      { amount: row.value },
      row.cancelled,
      row.pending,
      { amount: row.pending_value },
    ]
    nameFile(reply, `bookings-by-${by}-${period.from}-${period.to}.csv`)
    return streamCsv([HEADINGS[by], ...COUNTS], rows.map(toCells))
  })

  done()
}

function pageOf<Row>(rows: Row[], request: FastifyRequest, reply: FastifyReply): Row[] {
  const { cursor, limit } = request.query as ReportQuery<string>
  const end = cursor + limit
  setPagingHeaders(request, reply, { next: rows.length > end ? end : undefined })
  return rows.slice(cursor, end)
}

function nameFile(reply: FastifyReply, name: string): void {
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`)
}

import {
  type CalendarDate,
  dateIn,
  MONEY_REPORTS,
  type MoneyReportBy,
  type MoneySums,
  monthOf,
  parseCalendarDate,
  parseId,
  REPORT_ROWS,
  toReportRow,
} from '@luzzu/domain'
import type { FastifyPluginCallback } from 'fastify'
import { refuseFields } from '../../platform/errors/refusal'
import type { Input } from '../../platform/http/checked'
import { streamCsv } from '../../platform/http/csv'
import { ListQuery, notADate, setPagingHeaders } from '../../platform/http/list-query'
import { routesOf } from '../../platform/http/operation-routes'
import { sumMoney } from './money-report.queries'

const FORMATS = ['json', 'csv'] as const
const MESSAGES = {
  by: `by must be one of ${MONEY_REPORTS.join(', ')}`,
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

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string) =>
    values.find((value) => value === text)

function readQuery(query: Input) {
  const parsed = new ListQuery(query)
  const readDay = (name: string) => parsed.read(name, parseCalendarDate, notADate(name))
  const [from, to] = [readDay('from'), readDay('to')]
  const by = parsed.read('by', oneOf(MONEY_REPORTS), MESSAGES.by) ?? 'day'
  const format = parsed.read('format', oneOf(FORMATS), MESSAGES.format) ?? 'json'
  const limit = parsed.read('limit', parseLimit, MESSAGES.limit) ?? REPORT_ROWS
  const cursor = parsed.cursor(parseId) ?? 0
  return parsed.finish({ from, to, by, format, limit, cursor })
}

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

/** What came in and went back, as receipts and credit notes say. */
export const reportsRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, findMoment } = app
  const route = routesOf(app)

  route('GET /reports/money', { compress: {}, query: readQuery }, async (request, reply) => {
    const { by, format, limit, cursor } = request.query
    const { site, now } = await findMoment()
    const period = periodOf(request.query, dateIn(site.timeZone, now))
    const sums = await sumMoney(db, { ...period, by })
    if (format === 'csv') {
      const name = `money-by-${by}-${period.from}-${period.to}.csv`
      reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`)
      return streamCsv([HEADINGS[by], ...AMOUNTS], sums.map(toCells))
    }
    const end = cursor + limit
    setPagingHeaders(request, reply, { next: sums.length > end ? end : undefined })
    return sums.slice(cursor, end).map(toReportRow)
  })

  done()
}

function toCells(sums: MoneySums) {
  const { key, gross, refunded, net, vat } = toReportRow(sums)
  return [key, ...[gross, refunded, net, vat].map((amount) => ({ amount }))]
}

import Type from 'typebox'
import { defineOperations } from '../operation'
import { BOOKING_REPORTS } from './booking-report'
import { MONEY_REPORTS, REPORT_ROWS } from './money-report'
import { BookingReportSchema, MoneyReportSchema } from './reports.contract'

const reportQuery = <By extends string>(by: readonly By[]) =>
  Type.Object({
    from: Type.Optional(Type.String({ description: 'The first day, YYYY-MM-DD; the first of this month' })),
    to: Type.Optional(Type.String({ description: 'The last day, YYYY-MM-DD; today' })),
    by: Type.Optional(Type.Enum([...by], { default: 'day', description: 'What is added up' })),
    format: Type.Optional(Type.Enum(['json', 'csv'], { default: 'json', description: 'Of the answer' })),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: REPORT_ROWS, default: REPORT_ROWS, description: 'Of JSON' }),
    ),
    cursor: Type.Optional(Type.String({ description: 'From the Link header of the previous page' })),
  })

/** Sums of money for a period. */
export const reportOperations = defineOperations('Payments', {
  'GET /reports/money': {
    id: 'getMoneyReport',
    summary: 'Add up receipts and credit notes of a period, as JSON or CSV',
    access: 'admin',
    query: reportQuery(MONEY_REPORTS),
    answer: { 200: MoneyReportSchema },
    headers: ['Link'],
    example: [
      { key: '2026-07-10', gross: 1100, refunded: 135, net: 817.8, vat: 147.2 },
      { key: '2026-07-11', gross: 540, refunded: 0, net: 457.63, vat: 82.37 },
    ],
  },
})

/** Sums of bookings for a period, whether payments are taken or not. */
export const bookingReportOperations = defineOperations('Bookings', {
  'GET /reports/bookings': {
    id: 'getBookingReport',
    summary: 'Add up the bookings of a period by the day of the trip or by product, as JSON or CSV',
    access: 'admin',
    query: reportQuery(BOOKING_REPORTS),
    answer: { 200: BookingReportSchema },
    headers: ['Link'],
    example: [
      {
        key: '2026-07-10',
        bookings: 14,
        guests: 52,
        value: 2310,
        cancelled: 1,
        pending: 3,
        pending_value: 540,
      },
      {
        key: '2026-07-11',
        bookings: 9,
        guests: 31,
        value: 1480.5,
        cancelled: 0,
        pending: 0,
        pending_value: 0,
      },
    ],
  },
})

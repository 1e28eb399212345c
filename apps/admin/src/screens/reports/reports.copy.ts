import {
  formatDate,
  formatDateWithWeekday,
  METHOD_LABELS,
  type MoneyReportBy,
  type PaymentMethod,
} from '@luzzu/domain'
import type { PeriodName, ReportKind } from './report-filters'

export const REPORTS_COPY = {
  title: 'Reports',
  kind: 'Report of',
  period: 'Days',
  by: 'Added up by',
  notLoaded: 'Couldn’t load the report.',
  none: 'No payments in this period.',
  noBookings: 'No bookings for these days.',
  noneHint: 'Choose other days.',
  wrongPeriod: 'The last day is before the first.',
  print: 'Print',
  export: 'Export as CSV',
  exportLedger: 'Ledger as CSV',
  ledger: 'The ledger has every posting, for accountants.',
  bookings: 'Bookings',
  guests: 'Guests',
  value: 'Value',
  cancelled: 'Cancelled',
  gross: 'Received',
  refunded: 'Refunded',
  net: 'Net',
  vat: 'VAT',
  /** Below the rows, on paper. */
  total: 'Total',
  /** On paper, where the browser’s own command was faster than the report. */
  notPrinted: 'The report is not loaded. Print again once it is shown.',
  toHandOver: 'Refunds to hand over',
} as const

export const KIND_LABELS: Record<ReportKind, string> = { payments: 'Payments', bookings: 'Bookings' }

/** What the table is called. */
export const REPORT_LABELS: Record<ReportKind, string> = {
  payments: 'Report of payments',
  bookings: 'Report of bookings',
}

export const BY_LABELS: Record<MoneyReportBy, string> = {
  day: 'Day',
  product: 'Product',
  method: 'Method',
  vat: 'VAT rate',
}

export const PERIOD_LABELS: Record<PeriodName, string> = {
  week: 'Last 7 days',
  month: 'This month',
  lastMonth: 'Last month',
  year: 'This year',
  nextWeek: 'Next 7 days',
  nextDays: 'Next 30 days',
}

/** What a row is called. */
export function rowLabel(by: MoneyReportBy, key: string): string {
  switch (by) {
    case 'day':
      return formatDateWithWeekday(key)
    case 'method':
      return METHOD_LABELS[key as PaymentMethod] ?? key
    case 'vat':
      return key === 'none' ? 'No VAT' : `${key}%`
    case 'product':
      return key
  }
}

export const reportMessages = {
  yearBefore: (amount: string) => `${amount} a year before`,
  /** Below all bookings, or below their value. */
  pending: (part: string) => `${part} pending`,
  /** Of cancelled bookings: `4% of 116 made`. */
  share: (percent: string, made: string) => `${percent} of ${made} made`,
  /** Bookings count on the day of the trip: `Trips from November 29 to December 5, 2026`. */
  period: (of: ReportKind, from: string, to: string) => {
    const what = of === 'payments' ? 'Payments' : 'Trips'
    if (from === to) return `${what} on ${formatDate(from)}`
    const year = from.slice(0, 4)
    const first = to.startsWith(year) ? formatDate(from).replace(`, ${year}`, '') : formatDate(from)
    return `${what} from ${first} to ${formatDate(to)}`
  },
  /** On each page of the paper: `Bookings 67 · Guests 137 · Value $4,850.00 · Cancelled 0`. */
  totals: (totals: readonly { term: string; detail: string | undefined }[]) =>
    totals.map(({ term, detail }) => `${term} ${detail ?? ''}`).join(' · '),
  notHandedOver: (amount: string) => `${amount} of what is refunded in this period is not handed over yet.`,
  notExported: (reason: string) => `Couldn’t export. ${reason}`,
  fileName: (what: string, from: string, to: string) => `${what}-${from}-${to}.csv`,
}

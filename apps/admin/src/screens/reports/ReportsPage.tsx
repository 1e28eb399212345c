import { useNow } from '@luzzu/api-client'
import { usePayments, useSite } from '@luzzu/api-client/site'
import { type CalendarDate, dateIn, isCompleteDate } from '@luzzu/domain'
import { type UrlFilters, useFilterDraft, useUrlFilters } from '@luzzu/page/area'
import { PageHeader, SegmentedControl, Stack } from '@luzzu/ui'
import { useMemo } from 'react'
import { TestModeBanner } from '../../booking/payments/online/TestModeBanner'
import { PeriodFields } from '../../platform/lists/PeriodFields'
import { usePageTitle } from '../../platform/use-page-title'
import { BookingReportView } from './BookingReportView'
import { ExportButtons } from './ExportButtons'
import { MoneyReportView } from './MoneyReportView'
import { LabelledChoice, LedgerNote, PeriodChoice, ReportFilterForm } from './ReportFilters.styles'
import {
  namedPeriods,
  nameOfPeriod,
  namesOfPeriods,
  type PeriodName,
  type ReportFilters,
  type ReportKind,
  reportFilters,
  switchedTo,
} from './report-filters'
import { REPORTS_COPY as COPY, KIND_LABELS, PERIOD_LABELS, reportMessages } from './reports.copy'

/** What came in and went back, or what was booked, in a period. */
export default function ReportsPage() {
  const { time_zone, installation } = useSite()
  const isKnown = installation !== ''
  const hasPayments = usePayments() !== undefined
  const today = dateIn(time_zone, useNow())
  const view = useUrlFilters(useMemo(() => reportFilters(today, hasPayments), [today, hasPayments]))
  const { filters } = view
  const { of, from, to } = filters
  const isWrong = to < from
  const ReportView = of === 'payments' ? MoneyReportView : BookingReportView

  return (
    <>
      <title>{usePageTitle(COPY.title)}</title>
      <PageHeader
        data-screen-only
        title={COPY.title}
        description={
          isKnown &&
          !isWrong && (
            <>
              {reportMessages.period(of, from, to)}
              {of === 'payments' && <LedgerNote>{COPY.ledger}</LedgerNote>}
            </>
          )
        }
        actions={isKnown && <ExportButtons filters={filters} isWrong={isWrong} />}
      />
      {of === 'payments' && <TestModeBanner />}
      {/* Periods of payments and of bookings end on other days: which they are has to be known before one is pressed. */}
      {isKnown && <ReportFilterBar view={view} today={today} hasPayments={hasPayments} />}
      {isKnown && !isWrong && (
        <Stack gap={3}>
          <ReportView filters={filters} onBy={(by) => view.narrow({ by })} />
        </Stack>
      )}
    </>
  )
}

const KINDS = Object.keys(KIND_LABELS) as ReportKind[]

type ReportFilterBarProps = { view: UrlFilters<ReportFilters>; today: CalendarDate; hasPayments: boolean }

function ReportFilterBar({ view, today, hasPayments }: ReportFilterBarProps) {
  const periods = namedPeriods(today, view.filters.of)
  const texts = view as unknown as UrlFilters<Record<'from' | 'to', string>>
  const from = useFilterDraft(texts, 'from', { isComplete: isCompleteDate })
  const to = useFilterDraft(texts, 'to', { isComplete: isCompleteDate })
  return (
    <ReportFilterForm
      aria-label={COPY.title}
      onSubmit={() => {
        from.flush()
        to.flush()
      }}
    >
      {hasPayments && (
        <LabelledChoice>
          <span aria-hidden="true">{COPY.kind}</span>
          <SegmentedControl
            legend={COPY.kind}
            value={view.filters.of}
            onChange={(of) => view.narrow(switchedTo(of, view.filters, today))}
            options={KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))}
          />
        </LabelledChoice>
      )}
      <PeriodChoice>
        <span aria-hidden="true">{COPY.period}</span>
        <SegmentedControl<PeriodName>
          legend={COPY.period}
          value={nameOfPeriod(view.filters, today)}
          onChange={(name) => view.narrow(periods[name])}
          options={namesOfPeriods(view.filters.of).map((value) => ({ value, label: PERIOD_LABELS[value] }))}
        />
      </PeriodChoice>
      <PeriodFields
        from={from}
        to={to}
        error={view.filters.to < view.filters.from ? COPY.wrongPeriod : undefined}
      />
    </ReportFilterForm>
  )
}

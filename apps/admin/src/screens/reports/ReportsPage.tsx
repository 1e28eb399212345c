import { LIST_QUERY, useNow } from '@luzzu/api-client'
import { useGetMoneyReportQuery } from '@luzzu/api-client/reports'
import { useSite } from '@luzzu/api-client/site'
import {
  type CalendarDate,
  dateIn,
  formatMoney,
  isCompleteDate,
  MONEY_REPORTS,
  sumBy,
  toAmount,
  toCents,
} from '@luzzu/domain'
import type { MoneyReport } from '@luzzu/domain/contracts'
import { type UrlFilters, useFilterDraft, useUrlFilters } from '@luzzu/page/area'
import { Link } from '@luzzu/routing'
import {
  Alert,
  type Column,
  DataTable,
  DescriptionList,
  FilterBar,
  media,
  PageHeader,
  SegmentedControl,
  Stack,
} from '@luzzu/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import { PATHS } from '../../booking/paths'
import { TestModeBanner } from '../../booking/payments/online/TestModeBanner'
import { usePendingRefunds } from '../../booking/payments/refund/use-pending-refunds'
import { ListPanel } from '../../platform/lists/ListPanel.styles'
import { NoResults } from '../../platform/lists/NoResults'
import { PeriodFields } from '../../platform/lists/PeriodFields'
import { QueryView } from '../../platform/refresh/QueryView'
import { usePageTitle } from '../../platform/use-page-title'
import { ExportButtons } from './ExportButtons'
import { pendingIn } from './pending-in'
import {
  namedPeriods,
  nameOfPeriod,
  type PeriodName,
  type ReportFilters,
  reportFilters,
} from './report-filters'
import { BY_LABELS, REPORTS_COPY as COPY, PERIOD_LABELS, reportMessages, rowLabel } from './reports.copy'

const LOADING_ROWS = 6
const SUMS = ['gross', 'refunded', 'net', 'vat'] as const

/** What came in and went back in a period, added up by day, product, method or rate. */
export default function ReportsPage() {
  const { time_zone, currency } = useSite()
  const today = dateIn(time_zone, useNow())
  const view = useUrlFilters(useMemo(() => reportFilters(today), [today]))
  const { from, to, by } = view.filters
  const isWrong = to < from
  const query = useGetMoneyReportQuery(view.filters, { ...LIST_QUERY, skip: isWrong })
  const columns = reportColumns(by, currency)
  const table = (rows: MoneyReport | undefined) => (
    <DataTable
      caption={`${COPY.list}, ${BY_LABELS[by]}`}
      columns={columns}
      rows={rows ?? []}
      rowKey={({ key }) => key}
      loadingRows={rows ? 0 : LOADING_ROWS}
      stale={query.currentData === undefined}
      empty={
        <NoResults title={COPY.none} clearLabel="" onClear={undefined}>
          {COPY.noneHint}
        </NoResults>
      }
    />
  )

  return (
    <>
      <title>{usePageTitle(COPY.title)}</title>
      <PageHeader
        title={COPY.title}
        description={COPY.files}
        actions={<ExportButtons filters={view.filters} isWrong={isWrong} />}
      />
      <TestModeBanner />
      <ReportFilterBar view={view} today={today} />
      {!isWrong && (
        <Stack gap={3}>
          <Totals rows={query.currentData} currency={currency} />
          <PendingNote period={view.filters} />
          <ListPanel aria-label={COPY.list}>
            <QueryView query={query} failure={COPY.notLoaded} skeleton={table(undefined)}>
              {(rows) => table(rows)}
            </QueryView>
          </ListPanel>
        </Stack>
      )}
    </>
  )
}

const PERIOD_NAMES = Object.keys(PERIOD_LABELS) as PeriodName[]

type ReportFilterBarProps = { view: UrlFilters<ReportFilters>; today: CalendarDate }

function ReportFilterBar({ view, today }: ReportFilterBarProps) {
  const periods = namedPeriods(today)
  const texts = view as unknown as UrlFilters<Record<'from' | 'to', string>>
  const from = useFilterDraft(texts, 'from', { isComplete: isCompleteDate })
  const to = useFilterDraft(texts, 'to', { isComplete: isCompleteDate })
  return (
    <FilterBar
      aria-label={COPY.title}
      onSubmit={() => {
        from.flush()
        to.flush()
      }}
    >
      <div>
        <SegmentedControl
          legend={COPY.by}
          value={view.filters.by}
          onChange={(by) => view.narrow({ by })}
          options={MONEY_REPORTS.map((value) => ({ value, label: BY_LABELS[value] }))}
        />
      </div>
      <div>
        <SegmentedControl<PeriodName>
          legend={COPY.period}
          value={nameOfPeriod(view.filters, today)}
          onChange={(name) => view.narrow(periods[name])}
          options={PERIOD_NAMES.map((value) => ({ value, label: PERIOD_LABELS[value] }))}
        />
      </div>
      <PeriodFields
        from={from}
        to={to}
        error={view.filters.to < view.filters.from ? COPY.wrongPeriod : undefined}
      />
    </FilterBar>
  )
}

function Totals({ rows, currency }: { rows: MoneyReport | undefined; currency: string }) {
  return (
    <Sums
      variant="chips"
      items={SUMS.map((name) => ({
        term: COPY[name],
        detail: rows ? formatMoney(totalOf(rows, name), currency) : '\u2026',
      }))}
    />
  )
}

/** Credit notes are issued with a cancellation, before the money is handed over. */
function PendingNote({ period: { from, to } }: { period: Pick<ReportFilters, 'from' | 'to'> }) {
  const { currency, time_zone } = useSite()
  const amount = pendingIn(usePendingRefunds().refunds, { from, to, timeZone: time_zone })
  if (amount === 0) return null
  return (
    <Alert tone="warning">
      {reportMessages.pending(formatMoney(amount, currency))}{' '}
      <Link to={PATHS.payments}>{COPY.toHandOver}</Link>
    </Alert>
  )
}

/** As wide as each other. */
const Sums = styled(DescriptionList)`
  && {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${media.phone} {
    && {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`

const totalOf = (rows: MoneyReport, name: (typeof SUMS)[number]) =>
  toAmount(sumBy(rows, (row) => toCents(row[name])))

function reportColumns(by: ReportFilters['by'], currency: string): Column<MoneyReport[number]>[] {
  return [
    { key: 'key', header: BY_LABELS[by], isRowHeader: true, cell: ({ key }) => rowLabel(by, key) },
    ...SUMS.map((name) => ({
      key: name,
      header: COPY[name],
      align: 'end' as const,
      cell: (row: MoneyReport[number]) => formatMoney(row[name], currency),
    })),
  ]
}

import { type MoneyReportBy, parseCalendarDate } from '@luzzu/domain'
import { Link } from '@luzzu/routing'
import { type Column, DataTable, media, SegmentedControl, token } from '@luzzu/ui'
import styled from 'styled-components'
import { dayPath } from '../../booking/paths'
import { ListBar, ListPanel } from '../../platform/lists/ListPanel.styles'
import { NoResults } from '../../platform/lists/NoResults'
import { ScreenOnly } from '../../platform/print-table.styles'
import { type QueryState, QueryView } from '../../platform/refresh/QueryView'
import { PrintedReport, type PrintedReportProps } from './PrintedReport'
import { REPORTS_BY, type ReportViewProps } from './report-filters'
import { BY_LABELS, REPORTS_COPY as COPY, REPORT_LABELS, rowLabel } from './reports.copy'

const LOADING_ROWS = 6

type ReportTableProps<Row> = Pick<ReportViewProps, 'onBy'> &
  Omit<PrintedReportProps<Row>, 'rows' | 'columns'> & {
    query: QueryState<Row[]>
    /** After that of the key. */
    columns: Column<Row>[]
    /** What the bar of a row shows, beside the greatest of all rows. */
    amountOf: (row: Row) => number
  }

/** The rows of a report, each with what its key is called, below the choice of what they are. */
export function ReportTable<Row extends { key: string }>(props: ReportTableProps<Row>) {
  const { filters, onBy, query, columns, amountOf, totals, note, none } = props
  const { of, by } = filters
  const caption = REPORT_LABELS[of]
  const rows = query.currentData
  const greatest = Math.max(...(rows ?? []).map(amountOf))
  const table = (
    <DataTable
      caption={`${caption}, ${BY_LABELS[by]}`}
      columns={[
        {
          key: 'key',
          header: BY_LABELS[by],
          isRowHeader: true,
          cell: (row) => (
            <>
              <RowName by={by} name={row.key} />
              {rows && rows.length > 1 && greatest > 0 && (
                <ShareBar aria-hidden="true">
                  <span style={{ width: `${(Math.max(0, amountOf(row)) / greatest) * 100}%` }} />
                </ShareBar>
              )}
            </>
          ),
        },
        ...columns,
      ]}
      rows={rows ?? []}
      rowKey={({ key }) => key}
      loadingRows={rows ? 0 : LOADING_ROWS}
      empty={
        <NoResults title={none} clearLabel="" onClear={undefined}>
          {COPY.noneHint}
        </NoResults>
      }
    />
  )
  return (
    <Rows aria-label={caption}>
      <ListBar data-screen-only>
        <span aria-hidden="true">{COPY.by}</span>
        <SegmentedControl<MoneyReportBy>
          legend={COPY.by}
          value={by}
          onChange={onBy}
          options={REPORTS_BY[of].map((value) => ({ value, label: BY_LABELS[value] }))}
        />
      </ListBar>
      <PrintedReport {...{ filters, columns, totals, note, none }} rows={rows} />
      <ScreenOnly data-printed>
        {/* Rows that were added up by something else have other names. */}
        <QueryView query={{ ...query, data: rows }} failure={COPY.notLoaded} skeleton={table}>
          {() => table}
        </QueryView>
      </ScreenOnly>
    </Rows>
  )
}

/** A day leads to its bookings. */
function RowName({ by, name }: { by: MoneyReportBy; name: string }) {
  const label = rowLabel(by, name)
  const date = by === 'day' ? parseCalendarDate(name) : undefined
  return date ? <Link to={dayPath(date)}>{label}</Link> : label
}

/** Filled by a border, which forced colors keep. */
const ShareBar = styled.span`
  display: block;
  max-width: ${token('width-menu')};
  margin-top: ${token('space-2')};

  > span {
    display: block;
    border-block-end: ${token('space-1')} solid ${token('accent')};
    border-radius: ${token('edge-strong')};
  }
`

const Rows = styled(ListPanel)`
  ${media.phone} {
    && > :first-child > fieldset {
      flex: 1 1 auto;
      width: auto;
    }
  }
  td,
  tbody th {
    vertical-align: baseline;
  }
  td > small {
    display: block;
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }
  /* A card has its numbers beside each other, as the totals have them. */
  ${media.mediumList} {
    && tbody > tr[data-row] {
      grid-template-columns: repeat(4, minmax(0, 1fr));

      > th {
        grid-column: 1 / -1;
      }
    }
  }
  ${media.narrowList} {
    && tbody > tr[data-row] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`

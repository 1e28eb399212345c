import type { MoneyReportBy } from '@luzzu/domain'
import { type Column, DataTable } from '@luzzu/ui'
import { ListPanel } from '../../platform/lists/ListPanel.styles'
import { NoResults } from '../../platform/lists/NoResults'
import { type QueryState, QueryView } from '../../platform/refresh/QueryView'
import { BY_LABELS, REPORTS_COPY as COPY, rowLabel } from './reports.copy'

const LOADING_ROWS = 6

type ReportTableProps<Row> = {
  caption: string
  by: MoneyReportBy
  query: QueryState<Row[]>
  /** After that of the key. */
  columns: Column<Row>[]
  /** The title where there is no row. */
  none: string
}

/** The rows of a report, each with what its key is called. */
export function ReportTable<Row extends { key: string }>(props: ReportTableProps<Row>) {
  const { caption, by, query, columns, none } = props
  const table = (rows: Row[] | undefined) => (
    <DataTable
      caption={`${caption}, ${BY_LABELS[by]}`}
      columns={[
        { key: 'key', header: BY_LABELS[by], isRowHeader: true, cell: ({ key }) => rowLabel(by, key) },
        ...columns,
      ]}
      rows={rows ?? []}
      rowKey={({ key }) => key}
      loadingRows={rows ? 0 : LOADING_ROWS}
      stale={query.currentData === undefined}
      empty={
        <NoResults title={none} clearLabel="" onClear={undefined}>
          {COPY.noneHint}
        </NoResults>
      }
    />
  )
  return (
    <ListPanel aria-label={caption}>
      <QueryView query={query} failure={COPY.notLoaded} skeleton={table(undefined)}>
        {(rows) => table(rows)}
      </QueryView>
    </ListPanel>
  )
}

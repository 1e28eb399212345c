import { useSite } from '@luzzu/api-client/site'
import type { Column } from '@luzzu/ui'
import { tabular, token } from '@luzzu/ui'
import styled from 'styled-components'
import { PrintOnly, PrintTable } from '../../platform/print-table.styles'
import { useIsPrinting } from '../../platform/use-is-printing'
import type { ReportTotal } from './ReportTotals'
import type { ReportFilters } from './report-filters'
import { BY_LABELS, REPORTS_COPY as COPY, reportMessages, rowLabel } from './reports.copy'

export type PrintedReportProps<Row> = {
  filters: ReportFilters
  rows: readonly Row[] | undefined
  /** After that of the key, each with the total of its place. */
  columns: readonly Column<Row>[]
  totals: readonly ReportTotal[]
  /** What has to be known with the totals. */
  note?: string | undefined
  /** Where there is no row. */
  none: string
}

/** The report while it is printed: its period and totals on each page, and a line of totals below the last row. */
export function PrintedReport<Row extends { key: string }>(props: PrintedReportProps<Row>) {
  const { filters, rows, columns, totals, note, none } = props
  const { of, from, to, by } = filters
  const { site_name } = useSite()
  if (!useIsPrinting()) return null
  if (!rows) return <PrintOnly>{COPY.notPrinted}</PrintOnly>
  return (
    <Report>
      <colgroup>
        <col />
        {columns.map(({ key }) => (
          <col key={key} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th colSpan={columns.length + 1} data-heading>
            <strong>{COPY.title}</strong> {site_name}
            <br />
            {reportMessages.period(of, from, to)}
            <br />
            {reportMessages.totals(totals)}
          </th>
        </tr>
        <tr>
          <th scope="col">{BY_LABELS[by]}</th>
          {columns.map(({ key, header }) => (
            <th key={key} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td colSpan={columns.length + 1}>{none}</td>
          </tr>
        )}
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{rowLabel(by, row.key)}</th>
            {columns.map(({ key, cell }) => (
              <td key={key}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{COPY.total}</th>
          {totals.map(({ term, detail, notes = [] }) => (
            <td key={term}>
              <b>{detail}</b>
              {notes.map((text) => text && <small key={text}>{text}</small>)}
            </td>
          ))}
        </tr>
        {note && (
          <tr>
            <td colSpan={columns.length + 1} data-note>
              {note}
            </td>
          </tr>
        )}
      </tfoot>
    </Report>
  )
}

const Report = styled(PrintTable)`
  ${tabular}
  font-size: 10pt;

  col:first-child {
    width: 28%;
  }
  :is(th, td):not(:first-child) {
    text-align: end;
  }
  small {
    display: block;
    font-size: 8pt;
  }
  tbody th {
    font-weight: 400;
  }
  /* Once, below the last row, and never alone on a page. */
  tfoot {
    display: table-row-group;
    break-before: avoid;
  }
  tfoot > tr:first-child > * {
    border-top: ${token('edge')} solid ${token('text')};
    font-size: 11pt;
  }
`

import { memo } from 'react'
import { Checkbox } from '../Checkbox/Checkbox'
import type { Column } from './column'
import { Cell, Row as RowElement, RowHead } from './DataTable.styles'

type TableRowProps<Row> = {
  row: Row
  rowKey: string
  columns: readonly Column<Row>[]
  /** The name of its checkbox; without one, rows cannot be selected. */
  pickLabel: string | undefined
  isSelected: boolean
  onToggle: (rowKey: string) => void
  tone: 'muted' | undefined
}

function RenderedRow<Row>({
  row,
  rowKey,
  columns,
  pickLabel,
  isSelected,
  onToggle,
  tone,
}: TableRowProps<Row>) {
  return (
    <RowElement
      data-row
      data-key={rowKey}
      data-tone={tone}
      data-selected={isSelected || undefined}
      aria-selected={pickLabel === undefined ? undefined : isSelected}
    >
      {pickLabel !== undefined && (
        <Cell data-pick>
          <Checkbox hideLabel label={pickLabel} checked={isSelected} onChange={() => onToggle(rowKey)} />
        </Cell>
      )}
      {columns.map((column) => {
        const marks = {
          'data-column': column.key,
          'data-align': column.align,
          'data-clip': column.clip || undefined,
          'data-bare': column.bareInCard || undefined,
        }
        if (column.isRowHeader) {
          return (
            <RowHead key={column.key} {...marks}>
              {column.cell(row)}
            </RowHead>
          )
        }
        return (
          <Cell key={column.key} data-label={column.header} {...marks}>
            {column.cell(row)}
          </Cell>
        )
      })}
    </RowElement>
  )
}

/** A row is rendered again only when something of it has changed, or the columns have. */
export const TableRow = memo(RenderedRow) as typeof RenderedRow

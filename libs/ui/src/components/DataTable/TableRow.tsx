import { Checkbox } from '../Checkbox/Checkbox'
import { type Column, type Selection, withToggled } from './column'
import { Cell, Row as RowElement, RowHead } from './DataTable.styles'

type TableRowProps<Row> = {
  row: Row
  rowKey: string
  columns: readonly Column<Row>[]
  selection: Selection<Row> | undefined
  tone: 'muted' | undefined
}

export function TableRow<Row>({ row, rowKey, columns, selection, tone }: TableRowProps<Row>) {
  const selected = selection?.selected.has(rowKey) ?? false

  return (
    <RowElement
      data-row
      data-key={rowKey}
      data-tone={tone}
      data-selected={selected || undefined}
      aria-selected={selection ? selected : undefined}
    >
      {selection && (
        <Cell data-pick>
          <Checkbox
            hideLabel
            label={selection.rowLabel(row)}
            checked={selected}
            onChange={() => selection.onChange(withToggled(selection.selected, rowKey))}
          />
        </Cell>
      )}
      {columns.map((column) => {
        const marks = {
          'data-column': column.key,
          'data-align': column.align,
          'data-clip': column.clip || undefined,
          'data-hide': column.hideInCard || undefined,
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

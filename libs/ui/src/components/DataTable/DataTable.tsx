import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { useStableHandler } from '../../hooks/use-stable-handler'
import { media } from '../../theme/media'
import { token } from '../../theme/token'
import { Skeleton } from '../Skeleton/Skeleton'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { cardsIn } from './cards.styles'
import { type Column, type Selection, type Sort, withToggled } from './column'
import { Bare, Cell, Frame, PlainRow, Row as RowElement, RowGroup, Table } from './DataTable.styles'
import { TableHead } from './TableHead'
import { TableRow } from './TableRow'

export type { Column, Selection, Sort, SortDirection } from './column'

const NarrowTable = styled(Table)`
  ${cardsIn(media.narrowList)}
`
const WideTable = styled(Table)`
  ${cardsIn(media.mediumList)}
`
/** From so many columns on, a tablet has no room for a table. */
const WIDE = 5

export type DataTableProps<Row> = Omit<ComponentPropsWithRef<'table'>, 'children'> & {
  /** Accessible name of the table: what it lists, and its order. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: Sort | undefined
  /** Called with the key of the column whose header was clicked. */
  onSort?: ((key: string) => void) | undefined
  selection?: Selection<Row> | undefined
  /** Replaces the table when there are no rows. */
  empty?: ReactNode
  /** Number of skeleton rows while loading. */
  loadingRows?: number | undefined
  /** The rows answer an earlier question, such as the filters before: they are dimmed, and nothing in them acts. */
  stale?: boolean | undefined
  rowTone?: ((row: Row) => 'muted' | undefined) | undefined
}

/** A table of records with sorting, selection and actions. Where there is no room for it, each row is a card. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  selection,
  empty,
  loadingRows = 0,
  stale = false,
  rowTone,
  ...rest
}: DataTableProps<Row>) {
  const width = columns.length + (selection ? 1 : 0)
  const loading = loadingRows > 0
  const toggle = useStableHandler((key: string) => selection?.onChange(withToggled(selection.selected, key)))
  const ResponsiveTable = width < WIDE ? NarrowTable : WideTable

  return (
    <Frame>
      <ResponsiveTable
        {...rest}
        aria-busy={loading || stale || undefined}
        data-fixed={columns.some((column) => column.width) || undefined}
      >
        <caption>{caption}</caption>
        <colgroup>
          {selection && <col style={{ width: token('space-7') }} />}
          {columns.map((column) => (
            <col key={column.key} style={column.width ? { width: column.width } : undefined} />
          ))}
        </colgroup>
        <TableHead
          columns={columns}
          sort={sort}
          onSort={onSort}
          selection={selection}
          keys={rows.map(rowKey)}
          stale={stale}
        />
        <RowGroup inert={stale}>
          {loading && <LoadingRows count={loadingRows} width={width} />}
          {!loading &&
            rows.map((row) => (
              <TableRow
                key={rowKey(row)}
                rowKey={rowKey(row)}
                {...{ row, columns }}
                pickLabel={selection?.rowLabel(row)}
                isSelected={selection?.selected.has(rowKey(row)) ?? false}
                onToggle={toggle}
                tone={rowTone?.(row)}
              />
            ))}
          {!loading && rows.length === 0 && empty && (
            <PlainRow>
              <Bare colSpan={width}>{empty}</Bare>
            </PlainRow>
          )}
        </RowGroup>
      </ResponsiveTable>
    </Frame>
  )
}

function LoadingRows({ count, width }: { count: number; width: number }) {
  const columns = Array.from({ length: width }, (_, index) => index)
  return Array.from({ length: count }, (_, index) => index).map((row) => (
    <RowElement key={row} data-row>
      {columns.map((column) => (
        <Cell key={column}>
          {row === 0 && column === 0 && <VisuallyHidden>Loading…</VisuallyHidden>}
          <Skeleton width={column % 2 ? '80%' : '60%'} />
        </Cell>
      ))}
    </RowElement>
  ))
}

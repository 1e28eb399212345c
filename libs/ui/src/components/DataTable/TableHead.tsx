import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Checkbox } from '../Checkbox/Checkbox'
import { type Column, type Selection, type Sort, withAllToggled } from './column'
import { ColumnHead, HeadGroup, PlainRow, SortButton } from './DataTable.styles'

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSort: ((key: string) => void) | undefined
  selection: Selection<Row> | undefined
  keys: readonly string[]
  stale: boolean
}

export function TableHead<Row>({ columns, sort, onSort, selection, keys, stale }: TableHeadProps<Row>) {
  const ticked = keys.filter((key) => selection?.selected.has(key)).length

  return (
    <HeadGroup>
      <PlainRow>
        {selection && (
          <ColumnHead>
            <Checkbox
              hideLabel
              label={selection.allLabel ?? 'Select all shown'}
              checked={keys.length > 0 && ticked === keys.length}
              indeterminate={ticked > 0 && ticked < keys.length}
              disabled={keys.length === 0 || stale}
              onChange={() => selection.onChange(withAllToggled(selection.selected, keys))}
            />
          </ColumnHead>
        )}
        {columns.map(({ key, header, sortable, align }) => {
          const direction = sort?.key === key ? sort.direction : undefined
          return (
            <ColumnHead key={key} aria-sort={direction} data-column={key} data-align={align}>
              {sortable && onSort ? (
                <SortButton type="button" onClick={() => onSort(key)}>
                  {header}
                  {direction === undefined && <ChevronsUpDown aria-hidden="true" data-unsorted />}
                  {direction === 'ascending' && <ArrowUp aria-hidden="true" />}
                  {direction === 'descending' && <ArrowDown aria-hidden="true" />}
                </SortButton>
              ) : (
                header
              )}
            </ColumnHead>
          )
        })}
      </PlainRow>
    </HeadGroup>
  )
}

import type { Answer } from '@luzzu/api-client'
import { Button, type Column, DataTable, FilterBar, SearchField, size, VisuallyHidden } from '@luzzu/ui'
import { Plus } from 'lucide-react'
import { type ReactNode, useId, useMemo } from 'react'
import { ListBar, ListPanel } from '../lists/ListPanel.styles'
import { searchFilter, useSearchFilter } from '../lists/list-filters'
import { NoResults } from '../lists/NoResults'
import { ResultCount } from '../lists/ResultCount'
import { type QueryState, QueryView } from '../refresh/QueryView'
import { useRestoreFocus } from '../row-navigation/use-restore-focus'
import { useRowKeyboardNavigation } from '../row-navigation/use-row-keyboard-navigation'
import { RecordActions } from './RecordActions'
import { filterRows } from './record-values'
import { CLEAR_SEARCH, type RecordCopy, recordMessages } from './records.copy'
import { useRowMoves } from './use-row-moves'

const LOADING_ROWS = 6
/** Four buttons in a line where there is room, else in two. */
const WIDE_ACTIONS = 'clamp(13rem, 60vw - 24rem, 24rem)'
const SEARCH = searchFilter()
/** A row has no page; its buttons hold the actions. */
const NO_ACTIONS = {}

export type RecordListProps<Row> = {
  copy: RecordCopy
  query: QueryState<readonly Row[]>
  /** All columns except the actions. */
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
  /** The searchable texts of a row. */
  textsOf: (row: Row) => readonly string[]
  onAdd: () => void
  onEdit: (row: Row) => void
  onDelete: (row: Row) => void
  /** Further buttons of a row. */
  actionsOf?: (row: Row) => ReactNode
  /** Saves another order of all rows and shows it at once; without it they have none. */
  saveOrder?: (rows: readonly Row[]) => Promise<Answer<unknown>>
  /** Why nothing can be added now. */
  addReason?: string | undefined
  whenEmpty?: ReactNode
  /** Whether a dialog about a record is open. */
  isDialogOpen: boolean
}

/** The records of one kind, searchable, with their actions. */
export function RecordList<Row extends { id: number }>({
  copy,
  query,
  isDialogOpen,
  ...rest
}: RecordListProps<Row>) {
  const { nameOf, textsOf, onEdit, onDelete, actionsOf, saveOrder } = rest
  const { search, field, clear } = useSearchFilter(SEARCH)
  const reasonId = useId()
  const panel = useRestoreFocus<HTMLElement>(query.data, isDialogOpen)
  useRowKeyboardNavigation(panel, NO_ACTIONS)
  const { announcement, movesOf } = useRowMoves({ rows: query.data, nameOf, container: panel, saveOrder })
  const columns = useMemo<Column<Row>[]>(
    () => [
      ...rest.columns,
      {
        key: 'actions',
        header: 'Actions',
        align: 'end',
        width: actionsOf ? WIDE_ACTIONS : size(saveOrder ? 72 : 48),
        bareInCard: true,
        cell: (row) => (
          <RecordActions
            name={nameOf(row)}
            onEdit={() => onEdit(row)}
            onDelete={() => onDelete(row)}
            // Among those that a search finds, a place in the whole order has no meaning.
            moves={movesOf?.(row, search === '' ? undefined : reasonId)}
          >
            {actionsOf?.(row)}
          </RecordActions>
        ),
      },
    ],
    [rest.columns, nameOf, onEdit, onDelete, actionsOf, search, reasonId, movesOf, saveOrder],
  )
  const table = (rows: readonly Row[], loadingRows: number, empty?: ReactNode) => (
    <DataTable
      caption={copy.title}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      loadingRows={loadingRows}
      empty={empty}
    />
  )

  return (
    <>
      <FilterBar
        aria-label={copy.title}
        onSubmit={field.flush}
        end={
          <Button icon={<Plus aria-hidden="true" />} onClick={rest.onAdd} disabledReason={rest.addReason}>
            {copy.add}
          </Button>
        }
      >
        <SearchField
          label={copy.search}
          hideLabel
          placeholder={copy.searchHint ?? copy.search}
          shortcut="/"
          value={field.text}
          onValueChange={field.type}
          onBlur={field.flush}
        />
      </FilterBar>
      {saveOrder && <VisuallyHidden role="status">{announcement}</VisuallyHidden>}
      <ListPanel ref={panel} tabIndex={-1} aria-label={`List of ${copy.plural}`}>
        <QueryView
          query={query}
          failure={recordMessages.notLoaded(copy.plural)}
          skeleton={
            <>
              <ListBar>Loading {copy.plural}…</ListBar>
              {table([], LOADING_ROWS)}
            </>
          }
        >
          {(all) => {
            const rows = filterRows(all, search, textsOf)
            return (
              <>
                <ListBar>
                  <ResultCount
                    count={{ shown: rows.length, total: all.length }}
                    singular={copy.singular}
                    plural={copy.plural}
                  />
                  {saveOrder && search !== '' && <span id={reasonId}>{recordMessages.noOrderInSearch}</span>}
                </ListBar>
                {table(
                  rows,
                  0,
                  <NoResults title={copy.none} clearLabel={CLEAR_SEARCH} onClear={search ? clear : undefined}>
                    {search ? `Search “${search}”` : rest.whenEmpty}
                  </NoResults>,
                )}
              </>
            )
          }}
        </QueryView>
      </ListPanel>
    </>
  )
}

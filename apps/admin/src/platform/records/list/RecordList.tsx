import { Button, type Column, DataTable, FilterBar, SearchField, size } from '@luzzu/ui'
import { Plus } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { ListBar, ListPanel } from '../../lists/ListPanel.styles'
import { NothingFound } from '../../lists/NothingFound'
import { Showing } from '../../lists/Showing'
import { type QueryState, QueryView } from '../../loading/QueryView'
import { useKeptFocus } from '../../row-navigation/use-kept-focus'
import { useRowKeys } from '../../row-navigation/use-row-keys'
import { type RecordWords, recordSentences } from '../record-words'
import { matching } from './matching'
import { RecordActions } from './RecordActions'
import { useRecordSearch } from './use-record-search'

const LOADING_ROWS = 6
/** The buttons of a row do all that can be done with it. */
const NO_ACTS = {}

export type RecordListProps<Row> = {
  words: RecordWords
  query: QueryState<readonly Row[]>
  /** Without the last column, which holds what can be done. */
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
  /** What the search looks at. */
  textsOf: (row: Row) => readonly string[]
  onAdd: () => void
  onEdit: (row: Row) => void
  onDelete: (row: Row) => void
  /** Why nothing can be added now. */
  addReason?: string | undefined
  whenEmpty?: ReactNode
  /** A dialog about one of the records is open. */
  isAsking: boolean
}

/** All the records of a kind: searched, and each with what can be done about it. */
export function RecordList<Row extends { id: number }>({
  words,
  query,
  isAsking,
  ...rest
}: RecordListProps<Row>) {
  const { nameOf, textsOf, onEdit, onDelete } = rest
  const { search, text, type, flush, commit } = useRecordSearch()
  const panel = useKeptFocus<HTMLElement>(query.data, isAsking)
  useRowKeys(panel, NO_ACTS)
  const columns = useMemo<Column<Row>[]>(
    () => [
      ...rest.columns,
      {
        key: 'actions',
        header: 'Actions',
        align: 'end',
        width: size(48),
        bareOnPhone: true,
        cell: (row) => (
          <RecordActions name={nameOf(row)} onEdit={() => onEdit(row)} onDelete={() => onDelete(row)} />
        ),
      },
    ],
    [rest.columns, nameOf, onEdit, onDelete],
  )
  const table = (rows: readonly Row[], loadingRows: number, empty?: ReactNode) => (
    <DataTable
      caption={words.title}
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
        aria-label={words.title}
        onSubmit={() => commit(text)}
        end={
          <Button icon={<Plus aria-hidden="true" />} onClick={rest.onAdd} disabledReason={rest.addReason}>
            {words.add}
          </Button>
        }
      >
        <SearchField
          label={words.search}
          hideLabel
          placeholder={words.searchHint ?? words.search}
          shortcut="/"
          value={text}
          onValueChange={type}
          onBlur={flush}
        />
      </FilterBar>
      <ListPanel ref={panel} tabIndex={-1} aria-label={`List of ${words.many}`}>
        <QueryView
          query={query}
          failure={recordSentences.notLoaded(words.many)}
          waiting={
            <>
              <ListBar>Loading {words.many}…</ListBar>
              {table([], LOADING_ROWS)}
            </>
          }
        >
          {(all) => {
            const rows = matching(all, search, textsOf)
            return (
              <>
                <ListBar>
                  <Showing shown={rows.length} total={all.length} of={words.many} />
                </ListBar>
                {table(
                  rows,
                  0,
                  <NothingFound
                    title={words.none}
                    clearLabel="Clear search"
                    onClear={search ? () => commit('') : undefined}
                  >
                    {search ? `Search “${search}”` : rest.whenEmpty}
                  </NothingFound>,
                )}
              </>
            )
          }}
        </QueryView>
      </ListPanel>
    </>
  )
}

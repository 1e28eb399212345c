import { type Column, DataTable, size } from '@luzzu/ui'
import styled from 'styled-components'
import { ListPagination } from '../../platform/lists/ListPagination'
import { ListBar, ListPanel } from '../../platform/lists/ListPanel.styles'
import { NoResults } from '../../platform/lists/NoResults'
import { useLostPage, type usePagination } from '../../platform/lists/pagination'
import { ResultCount } from '../../platform/lists/ResultCount'
import { type QueryState, QueryView } from '../../platform/refresh/QueryView'
import { useRestoreFocus } from '../../platform/row-navigation/use-restore-focus'
import { PAYMENTS_SCREEN_COPY as COPY } from './payments-screen.copy'

const LOADING_ROWS = 8

type Page<Row> = { rows: Row[]; next: string | null; total: number }

type MoneyListProps<Row> = {
  copy: Record<'list' | 'singular' | 'plural' | 'none' | 'noneHint' | 'notLoaded', string>
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  query: QueryState<Page<Row>>
  pages: ReturnType<typeof usePagination>
  /** Left out where nothing narrows the list. */
  onClear: (() => void) | undefined
  /** Whether a dialog is open in which a row may go. @default false */
  isDialogOpen?: boolean
}

/** A list of money, page by page. */
export function MoneyList<Row>({
  copy,
  columns,
  rowKey,
  query,
  pages,
  onClear,
  isDialogOpen = false,
}: MoneyListProps<Row>) {
  const panel = useRestoreFocus<HTMLElement>(query.data, isDialogOpen)
  const isLost = useLostPage(pages, query.currentData?.rows.length, query.error)
  const isStale = query.currentData === undefined || isLost
  const table = (rows: readonly Row[] | undefined) => (
    <DataTable
      caption={copy.list}
      columns={columns}
      rows={rows ?? []}
      rowKey={rowKey}
      loadingRows={rows && !(isStale && rows.length === 0) ? 0 : LOADING_ROWS}
      stale={isStale}
      empty={
        <NoResults title={onClear ? COPY.noMatch : copy.none} clearLabel={COPY.clear} onClear={onClear}>
          {!onClear && copy.noneHint}
        </NoResults>
      }
    />
  )
  return (
    <ListPanel ref={panel} tabIndex={-1} aria-label={copy.list}>
      {!query.isError && (
        <ListBar>
          <ResultCount
            count={query.currentData && { ...query.currentData, shown: query.currentData.rows.length }}
            singular={copy.singular}
            plural={copy.plural}
          />
        </ListBar>
      )}
      <QueryView query={query} failure={copy.notLoaded} skeleton={table(undefined)}>
        {({ rows, next, total }) => (
          <>
            {table(rows)}
            <ListPagination
              label={COPY.pagesOf(copy.plural)}
              position={pages.position}
              page={{ shown: rows.length, next, total }}
              isFetching={query.isFetching}
              isStale={isStale}
              onPrevious={pages.goToPrevious}
              onNext={pages.goToNext}
            />
          </>
        )}
      </QueryView>
    </ListPanel>
  )
}

/** A cell that keeps room for half of what it says, whatever the others are as wide as. */
export const TwoLines = styled.span<{ $wide?: boolean }>`
  display: inline-block;
  min-width: ${({ $wide }) => size($wide ? 38 : 25)};
`

import { LIST_QUERY } from '@luzzu/api-client'
import { useListCustomersQuery } from '@luzzu/api-client/customers'
import { MAX_LENGTH } from '@luzzu/domain'
import { DataTable, FilterBar, PageHeader, SearchField } from '@luzzu/ui'
import { ListPagination } from '../../../platform/lists/ListPagination'
import { ListBar, ListPanel } from '../../../platform/lists/ListPanel.styles'
import { NoResults } from '../../../platform/lists/NoResults'
import { PAGE_SIZE, usePagination } from '../../../platform/lists/pagination'
import { ResultCount } from '../../../platform/lists/ResultCount'
import { searchFilter, useSearchFilter } from '../../../platform/lists/search-filter'
import { QueryView } from '../../../platform/refresh/QueryView'
import { useRestoreFocus } from '../../../platform/row-navigation/use-restore-focus'
import { useRowKeyboardNavigation } from '../../../platform/row-navigation/use-row-keyboard-navigation'
import { usePageTitle } from '../../../platform/use-page-title'
import { CUSTOMERS_COPY as COPY } from '../customers.copy'
import { CUSTOMER_COLUMNS } from './customer-columns'

const LOADING_ROWS = 8
const SEARCH = searchFilter(MAX_LENGTH.search)
/** Enter on a row opens the customer's page. */
const NO_ACTIONS = {}

/** All accounts, searchable by name or email. */
export default function CustomersPage() {
  const { search, field, clear } = useSearchFilter(SEARCH)
  const { position, goToNext, goToPrevious } = usePagination(SEARCH.write({ search }))
  const q = search.trim()
  const query = useListCustomersQuery(
    { ...(q && { q }), ...(position.cursor !== undefined && { cursor: position.cursor }), limit: PAGE_SIZE },
    LIST_QUERY,
  )
  const panel = useRestoreFocus<HTMLElement>(query.data)
  useRowKeyboardNavigation(panel, NO_ACTIONS)
  const isStale = query.currentData === undefined
  const table = (rows: NonNullable<typeof query.data>['rows'] | undefined) => (
    <DataTable
      caption={COPY.caption}
      columns={CUSTOMER_COLUMNS}
      rows={rows ?? []}
      rowKey={({ id_user_pk }) => String(id_user_pk)}
      loadingRows={rows && !(isStale && rows.length === 0) ? 0 : LOADING_ROWS}
      stale={isStale}
      empty={
        <NoResults title={COPY.none} clearLabel={COPY.clear} onClear={search ? clear : undefined}>
          {q && `Search “${q}”`}
        </NoResults>
      }
    />
  )

  return (
    <>
      <title>{usePageTitle(COPY.title)}</title>
      <PageHeader title={COPY.title} />
      <FilterBar aria-label={COPY.title} onSubmit={field.flush}>
        <SearchField
          label={COPY.search}
          hideLabel
          placeholder={COPY.searchHint}
          maxLength={MAX_LENGTH.search}
          shortcut="/"
          value={field.text}
          onValueChange={field.type}
          onBlur={field.flush}
        />
      </FilterBar>
      <ListPanel ref={panel} tabIndex={-1} aria-label={COPY.list}>
        <ListBar>
          {!query.isError && (
            <ResultCount
              count={query.currentData && { ...query.currentData, shown: query.currentData.rows.length }}
              singular={COPY.singular}
              plural={COPY.plural}
            />
          )}
        </ListBar>
        <QueryView query={query} failure={COPY.notLoaded} skeleton={table(undefined)}>
          {({ rows, next, total }) => (
            <>
              {table(rows)}
              <ListPagination
                label={COPY.pages}
                position={position}
                page={{ shown: rows.length, next, total }}
                isFetching={query.isFetching}
                isStale={isStale}
                onPrevious={goToPrevious}
                onNext={goToNext}
              />
            </>
          )}
        </QueryView>
      </ListPanel>
    </>
  )
}

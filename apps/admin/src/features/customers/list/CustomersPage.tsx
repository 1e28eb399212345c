import { useListCustomersQuery } from '@luzzu/api-client/customers'
import { DataTable, FilterBar, PageHeader, SearchField } from '@luzzu/ui'
import { usePageTitle } from '../../../platform/layout/use-page-title'
import { ListBar, ListPanel } from '../../../platform/lists/ListPanel.styles'
import { MAX_SEARCH, PAGE_SIZE } from '../../../platform/lists/list-place'
import { NothingFound } from '../../../platform/lists/NothingFound'
import { PageTurner } from '../../../platform/lists/PageTurner'
import { Showing } from '../../../platform/lists/Showing'
import { QueryView } from '../../../platform/loading/QueryView'
import { useKeptFocus } from '../../../platform/row-navigation/use-kept-focus'
import { useRowKeys } from '../../../platform/row-navigation/use-row-keys'
import { CUSTOMERS_WORDS as WORDS } from '../customers-words'
import { CUSTOMER_COLUMNS } from './customer-columns'
import { useCustomerSearch } from './use-customer-search'

const LOADING_ROWS = 8
/** Enter on a row leads to all that can be done. */
const NO_ACTS = {}

/** Everybody who has registered, found by name or address. */
export default function CustomersPage() {
  const { search, text, type, flush, commit, place, goOn, goBack } = useCustomerSearch()
  const q = search.trim()
  const query = useListCustomersQuery(
    { ...(q && { q }), ...(place.cursor !== undefined && { cursor: place.cursor }), limit: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  )
  const panel = useKeptFocus<HTMLElement>(query.data)
  useRowKeys(panel, NO_ACTS)
  const table = (rows: NonNullable<typeof query.data>['rows'], loadingRows: number) => (
    <DataTable
      caption={WORDS.caption}
      columns={CUSTOMER_COLUMNS}
      rows={rows}
      rowKey={({ id_user_pk }) => String(id_user_pk)}
      loadingRows={loadingRows}
      empty={
        <NothingFound
          title={WORDS.none}
          clearLabel={WORDS.clear}
          onClear={search ? () => commit('') : undefined}
        >
          {q && `Search “${q}”`}
        </NothingFound>
      }
    />
  )

  return (
    <>
      <title>{usePageTitle(WORDS.title)}</title>
      <PageHeader title={WORDS.title} />
      <FilterBar aria-label={WORDS.title} onSubmit={() => commit(text)}>
        <SearchField
          label={WORDS.search}
          hideLabel
          placeholder={WORDS.searchHint}
          maxLength={MAX_SEARCH}
          shortcut="/"
          value={text}
          onValueChange={type}
          onBlur={flush}
        />
      </FilterBar>
      <ListPanel ref={panel} tabIndex={-1} aria-label={WORDS.list}>
        <ListBar>
          {query.data ? (
            <Showing shown={query.data.rows.length} total={query.data.total} of={WORDS.many} />
          ) : (
            !query.isError && WORDS.loading
          )}
        </ListBar>
        <QueryView query={query} failure={WORDS.notLoaded} waiting={table([], LOADING_ROWS)}>
          {({ rows, next, total }) => (
            <>
              {table(rows, 0)}
              <PageTurner
                label={WORDS.pages}
                place={place}
                page={{ shown: rows.length, next, total }}
                isFetching={query.isFetching}
                onBack={goBack}
                onOn={goOn}
              />
            </>
          )}
        </QueryView>
      </ListPanel>
    </>
  )
}

import { LIST_QUERY } from '@luzzu/api-client'
import { useListCustomersQuery } from '@luzzu/api-client/customers'
import { MAX_LENGTH } from '@luzzu/domain'
import type { Customer } from '@luzzu/domain/contracts'
import { useFilterDraft, useUrlFilters } from '@luzzu/page/area'
import { Link } from '@luzzu/routing'
import {
  type Column,
  DataTable,
  FilterBar,
  linkTarget,
  media,
  PageHeader,
  SearchField,
  Select,
  size,
  token,
} from '@luzzu/ui'
import styled, { css } from 'styled-components'
import { bookingsPath, customerPath } from '../../../booking/paths'
import { PhoneLink } from '../../../booking/phone-calls/PhoneNumber'
import { Instant } from '../../../platform/Instant'
import { formatCount } from '../../../platform/lists/format-count'
import { ListPagination } from '../../../platform/lists/ListPagination'
import { ListBar, ListPanel } from '../../../platform/lists/ListPanel.styles'
import { NoResults } from '../../../platform/lists/NoResults'
import { PAGE_SIZE, useLostPage, usePagination } from '../../../platform/lists/pagination'
import { ResultCount } from '../../../platform/lists/ResultCount'
import { QueryView } from '../../../platform/refresh/QueryView'
import { useRestoreFocus } from '../../../platform/row-navigation/use-restore-focus'
import { useRowKeyboardNavigation } from '../../../platform/row-navigation/use-row-keyboard-navigation'
import { usePageTitle } from '../../../platform/use-page-title'
import { COLUMN_COPY, CUSTOMERS_COPY as COPY, ORDER_LABELS } from '../customers.copy'
import { NextTrip } from '../NextTrip'
import { RoleBadge } from '../RoleBadge'
import { CUSTOMER_FILTERS, isSortable, nextOrder, ORDERS, selectionOf, sortOf } from './customer-filters'

const LOADING_ROWS = 8
/** Enter on a row opens the customer's page. */
const NO_ACTIONS = {}

/** All accounts, searchable by name, email or phone. */
export default function CustomersPage() {
  const view = useUrlFilters(CUSTOMER_FILTERS)
  const { filters, narrow } = view
  const { search, order } = filters
  const field = useFilterDraft(view, 'search')
  const pages = usePagination(CUSTOMER_FILTERS.write(filters))
  const { position, goToNext, goToPrevious } = pages
  const q = search.trim()
  const query = useListCustomersQuery(
    {
      ...selectionOf(filters),
      ...(position.cursor !== undefined && { cursor: position.cursor }),
      limit: PAGE_SIZE,
    },
    LIST_QUERY,
  )
  const panel = useRestoreFocus<HTMLElement>(query.data)
  useRowKeyboardNavigation(panel, NO_ACTIONS)
  const isLost = useLostPage(pages, query.currentData?.rows.length, query.error)
  const isStale = query.currentData === undefined || isLost
  const table = (rows: NonNullable<typeof query.data>['rows'] | undefined) => (
    <Cards>
      <DataTable
        caption={`${COPY.title}: ${ORDER_LABELS[order]}`}
        columns={CUSTOMER_COLUMNS}
        sort={sortOf(order)}
        onSort={(key) => narrow({ order: nextOrder(order, key) })}
        rows={rows ?? []}
        rowKey={({ id_user_pk }) => String(id_user_pk)}
        loadingRows={rows && !(isStale && rows.length === 0) ? 0 : LOADING_ROWS}
        stale={isStale}
        empty={
          <NoResults
            title={COPY.none}
            clearLabel={COPY.clear}
            onClear={search ? () => narrow({ search: '' }) : undefined}
            widen={
              q ? { label: COPY.searchBookings, path: bookingsPath({ query: q, status: 'All' }) } : undefined
            }
          >
            {q && (
              <>
                <p>Search “{q}”</p>
                <p>{COPY.accountsOnly}</p>
              </>
            )}
          </NoResults>
        }
      />
    </Cards>
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
          <CardOrder>
            <Select
              label={COPY.order}
              hideLabel
              value={order}
              onChange={({ target }) =>
                narrow({ order: ORDERS.find((one) => one === target.value) ?? 'newest' })
              }
            >
              {ORDERS.map((one) => (
                <option key={one} value={one}>
                  {ORDER_LABELS[one]}
                </option>
              ))}
            </Select>
          </CardOrder>
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
              {rows.length > 0 && (
                <AccountsOnly>
                  {COPY.accountsOnly}{' '}
                  {q && <Link to={bookingsPath({ query: q, status: 'All' })}>{COPY.searchBookings}</Link>}
                </AccountsOnly>
              )}
            </>
          )}
        </QueryView>
      </ListPanel>
    </>
  )
}

/** Cards have no heads to press. */
const CardOrder = styled.div`
  display: none;

  ${media.mediumList} {
    display: block;
    width: 100%;
  }
`

const AccountsOnly = styled.p`
  padding: ${token('space-3')} ${token('space-4h')};
  color: ${token('text-muted')};
  font-size: ${token('text-table')};

  ${media.phone} {
    padding-inline: ${token('space-4')};
  }
  > a {
    ${linkTarget}
  }
`

/** Without room for the table: who and how often, how they are reached and when they come next. */
const Cards = styled.div`
  ${media.mediumList} {
    tr[data-row] {
      grid-template:
        'name name bookings' auto
        'mail mail mail' auto
        'phone next next' auto
        'since since since' auto
        / minmax(${size(30)}, 1fr) auto auto;
    }
    tr[data-row] > :is([data-column='bookings'], [data-column='next']) {
      justify-self: end;
    }
    && tr[data-row] > [data-column='bookings'] {
      white-space: nowrap;
    }
    ${['name', 'mail', 'phone', 'bookings', 'next', 'since'].map(
      (column) => css`
        tr[data-row] > [data-column='${column}'] {
          grid-area: ${column};
        }
      `,
    )}
  }
`

const COLUMNS: readonly Column<Customer>[] = [
  {
    key: 'name',
    header: COLUMN_COPY.name,
    isRowHeader: true,
    cell: (customer) => (
      <>
        <Link to={customerPath(customer.id_user_pk)}>{customer.username}</Link>{' '}
        <RoleBadge customer={customer} />
      </>
    ),
  },
  {
    key: 'mail',
    header: COLUMN_COPY.mail,
    clip: true,
    bareInCard: true,
    cell: ({ mail }) => <span title={mail}>{mail}</span>,
  },
  {
    key: 'phone',
    header: COLUMN_COPY.phone,
    width: size(40),
    bareInCard: true,
    cell: ({ phone }) => phone && <PhoneLink phone={phone} />,
  },
  {
    key: 'bookings',
    header: COLUMN_COPY.bookings,
    width: size(26),
    align: 'end',
    cell: ({ id_user_pk, bookings }) =>
      bookings === 0 ? (
        formatCount(bookings)
      ) : (
        <Link to={bookingsPath({ customer: id_user_pk, status: 'All' })} title={COPY.showBookings}>
          {formatCount(bookings)}
        </Link>
      ),
  },
  {
    key: 'next',
    header: COLUMN_COPY.next,
    width: size(40),
    align: 'end',
    cell: ({ next_trip }) => next_trip && <NextTrip date={next_trip} />,
  },
  {
    key: 'since',
    header: COLUMN_COPY.since,
    width: size(40),
    align: 'end',
    cell: ({ created_at }) => <Instant at={created_at} dateOnly />,
  },
]

const CUSTOMER_COLUMNS = COLUMNS.map((column) => ({ ...column, sortable: isSortable(column.key) }))

import { LIST_QUERY } from '@luzzu/api-client'
import { useListProductsQuery } from '@luzzu/api-client/products'
import { useFindScheduleQuery } from '@luzzu/api-client/schedule'
import { useListAllTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { sortTimeSlots } from '@luzzu/domain'
import type { Product, TimeSlot } from '@luzzu/domain/contracts'
import { type Column, DataTable, FilterBar, media, SearchField, size } from '@luzzu/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ListBar, ListPanel } from '../../../platform/lists/ListPanel.styles'
import { searchFilter, useSearchFilter } from '../../../platform/lists/list-filters'
import { NoResults } from '../../../platform/lists/NoResults'
import { ResultCount } from '../../../platform/lists/ResultCount'
import { filterRows } from '../../../platform/records/record-values'
import { CLEAR_SEARCH } from '../../../platform/records/records.copy'
import { useReference } from '../../../platform/refresh/live-queries'
import { QueryView } from '../../../platform/refresh/QueryView'
import { useRestoreFocus } from '../../../platform/row-navigation/use-restore-focus'
import { SCHEDULE_COPY as COPY, PRODUCT_COPY } from '../rental-services.copy'
import { describeOffer } from './describe-offer'
import { useScheduleEditor } from './use-schedule-editor'

const SEARCH = searchFilter()

/** When each product is offered. */
export function SchedulesTab() {
  const products = useListProductsQuery(undefined, LIST_QUERY)
  const { data } = useListAllTimeSlotsQuery()
  const slots = data && sortTimeSlots(data)
  const { search, field, clear } = useSearchFilter(SEARCH)
  const schedule = useScheduleEditor()
  const panel = useRestoreFocus<HTMLElement>(products.data, schedule.isOpen)
  const columns = scheduleColumns(slots, schedule.actionsOf)
  const found = (rows: readonly Product[]) => filterRows(rows, search, ({ name }) => [name])
  const table = (rows: readonly Product[], loadingRows: number) => (
    <Cards>
      <DataTable
        caption={COPY.title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        loadingRows={loadingRows}
        empty={
          <NoResults title={PRODUCT_COPY.none} clearLabel={CLEAR_SEARCH} onClear={search ? clear : undefined}>
            {search && `Search “${search}”`}
          </NoResults>
        }
      />
    </Cards>
  )

  return (
    <>
      <FilterBar aria-label={COPY.title} onSubmit={field.flush}>
        <SearchField
          label={COPY.search}
          hideLabel
          placeholder={COPY.search}
          shortcut="/"
          value={field.text}
          onValueChange={field.type}
          onBlur={field.flush}
        />
      </FilterBar>
      <ListPanel ref={panel} tabIndex={-1} aria-label={COPY.title}>
        <ListBar>
          <ResultCount
            count={products.data && { shown: found(products.data).length, total: products.data.length }}
            singular={COPY.singular}
            plural={COPY.plural}
          />
        </ListBar>
        <QueryView query={products} failure={COPY.notLoaded} skeleton={table([], 4)}>
          {(rows) => table(found(rows), 0)}
        </QueryView>
      </ListPanel>
      {schedule.dialog}
    </>
  )
}

/** Without room for the table: the button beside what it edits. */
const Cards = styled.div`
  ${media.narrowList} {
    tr[data-row]:has([data-column='actions']) {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    tr[data-row] > [data-column='actions'] {
      grid-area: 1 / 2 / span 2;
      align-self: center;
    }
  }
`

function scheduleColumns(
  slots: readonly TimeSlot[] | undefined,
  actionsOf: (product: Product) => ReactNode,
): Column<Product>[] {
  return [
    { key: 'product', header: COPY.product, isRowHeader: true, cell: ({ name }) => name },
    { key: 'offered', header: COPY.offered, cell: ({ id }) => <Offered productId={id} slots={slots} /> },
    {
      key: 'actions',
      header: COPY.actions,
      width: size(32),
      align: 'end',
      bareInCard: true,
      cell: actionsOf,
    },
  ]
}

type OfferedProps = {
  productId: number
  /** None while they load. */
  slots: readonly TimeSlot[] | undefined
}

/** What the schedule and the time slots offer together. */
function Offered({ productId, slots }: OfferedProps) {
  const { data: schedule, isError } = useReference(useFindScheduleQuery(productId))
  if (!schedule) return isError ? COPY.unknown : null
  return slots && describeOffer(schedule, productId, slots)
}

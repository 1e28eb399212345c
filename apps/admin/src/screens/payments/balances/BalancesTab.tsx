import { LIST_QUERY, useNow } from '@luzzu/api-client'
import { useListOpenBalancesQuery } from '@luzzu/api-client/orders'
import { usePayments, useSite } from '@luzzu/api-client/site'
import { dateIn } from '@luzzu/domain'
import type { OpenBalance } from '@luzzu/domain/contracts'
import { useUrlFilters } from '@luzzu/page/area'
import { Link } from '@luzzu/routing'
import { SegmentedControl, token } from '@luzzu/ui'
import styled from 'styled-components'
import { PATHS } from '../../../booking/paths'
import { TakePaymentDialog } from '../../../booking/payments/lazy-dialogs'
import { useClosedToday } from '../../../booking/payments/use-closed-today'
import { PAGE_SIZE, usePagination } from '../../../platform/lists/pagination'
import { useDialogState } from '../../../platform/use-dialog-state'
import { MoneyFilterBar } from '../MoneyFilterBar'
import { MoneyList } from '../MoneyList'
import { PAYMENTS_SCREEN_COPY as COPY, WHEN_LABELS } from '../payments-screen.copy'
import { balanceColumns } from './balance-columns'
import { BALANCE_FILTERS, daysOf, WHENS } from './balance-filters'

type BalancesTabProps = {
  onShow: (orderId: number) => void
  /** Whether that is open. */
  isShowing: boolean
}

/** Who owes what until when, with a payment in place. */
export function BalancesTab({ onShow, isShowing }: BalancesTabProps) {
  const { currency, time_zone } = useSite()
  const now = useNow()
  const view = useUrlFilters(BALANCE_FILTERS)
  const { when, search } = view.filters
  const q = search.trim()
  const pages = usePagination(BALANCE_FILTERS.write(view.filters))
  const query = useListOpenBalancesQuery(
    {
      ...(q && { q }),
      ...daysOf(view.filters, dateIn(time_zone, now)),
      ...(pages.position.cursor !== undefined && { cursor: pages.position.cursor }),
      limit: PAGE_SIZE,
    },
    LIST_QUERY,
  )
  // Cards are taken online all the same.
  const closed = useClosedToday({ skip: usePayments()?.mode === 'online' })
  const taking = useDialogState<OpenBalance>()
  const columns = balanceColumns({ currency, now, closed }, { onTake: taking.open, onShow })
  return (
    <>
      <MoneyFilterBar label={COPY.balances} copy={COPY.searchBalances} view={view}>
        <SegmentedControl
          legend={COPY.when}
          value={when}
          onChange={(value) => view.narrow({ when: value })}
          options={WHENS.map((value) => ({ value, label: WHEN_LABELS[value] }))}
        />
      </MoneyFilterBar>
      <Note>
        {COPY.balancesNote} <Link to={PATHS.today}>{COPY.toToday}</Link>
      </Note>
      <MoneyList<OpenBalance>
        copy={{
          list: COPY.balances,
          singular: 'open balance',
          plural: 'open balances',
          none: COPY.noBalances,
          noneHint: COPY.noBalancesHint,
          notLoaded: COPY.balancesNotLoaded,
        }}
        columns={columns}
        rowKey={({ order_id }) => String(order_id)}
        query={query}
        pages={pages}
        isDialogOpen={isShowing || taking.isOpen}
        onClear={when === 'all' && search === '' ? undefined : () => view.narrow({ when: 'all', search: '' })}
      />
      {taking.value && (
        <TakePaymentDialog
          key={taking.formKey}
          booking={{ ...taking.value, id: taking.value.booking_id }}
          open={taking.isOpen}
          onClose={taking.close}
        />
      )}
    </>
  )
}

const Note = styled.p`
  margin-bottom: ${token('space-3')};
  color: ${token('text-muted')};
  font-size: ${token('text-table')};
`

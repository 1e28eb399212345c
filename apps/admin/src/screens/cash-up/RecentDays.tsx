import { useGetCashUpQuery } from '@luzzu/api-client/cash-ups'
import { useSite } from '@luzzu/api-client/site'
import {
  addDays,
  type CalendarDate,
  DESK_METHODS,
  formatDateWithWeekday,
  formatMoney,
  sumBy,
  toAmount,
  toCents,
} from '@luzzu/domain'
import type { CashUpRecord } from '@luzzu/domain/contracts'
import { Badge, Button, Panel } from '@luzzu/ui'
import { useReference } from '../../platform/refresh/live-queries'
import { Days } from './CashUp.styles'
import { CASH_UP_COPY as COPY, cashUpMessages as messages } from './cash-up.copy'

const DAYS = 7

type RecentDaysProps = {
  /** The days before this one. */
  before: CalendarDate
  onDay: (date: CalendarDate) => void
}

/** The days before, and which of them are still open. */
export function RecentDays({ before, onDay }: RecentDaysProps) {
  const days = Array.from({ length: DAYS }, (_, index) => addDays(before, -1 - index))
  return (
    <Panel title={COPY.recent}>
      <Days>
        {days.map((date) => (
          <li key={date}>
            <RecentDay date={date} onOpen={() => onDay(date)} />
          </li>
        ))}
      </Days>
    </Panel>
  )
}

function RecentDay({ date, onOpen }: { date: CalendarDate; onOpen: () => void }) {
  const { currency } = useSite()
  const { data } = useReference(useGetCashUpQuery(date))
  const amounts = data && (data.counted ?? data.expected)
  const isEmpty = amounts !== undefined && DESK_METHODS.every((method) => amounts[method] === 0)
  return (
    <>
      <Button variant="quiet" aria-label={messages.show(date)} onClick={onOpen}>
        {formatDateWithWeekday(date)}
      </Button>
      <span>{amounts && formatMoney(totalOf(amounts), currency)}</span>
      {data && <StateBadge cashUp={data} isEmpty={isEmpty} />}
    </>
  )
}

/** A day without any money need not be closed. */
function StateBadge({ cashUp, isEmpty }: { cashUp: CashUpRecord; isEmpty: boolean }) {
  if (cashUp.closed_at) return <Badge tone="confirmed">{COPY.closed}</Badge>
  return isEmpty ? <Badge tone="neutral">{COPY.nothing}</Badge> : <Badge tone="pending">{COPY.open}</Badge>
}

const totalOf = (amounts: CashUpRecord['expected']) =>
  toAmount(sumBy(DESK_METHODS, (method) => toCents(amounts[method])))

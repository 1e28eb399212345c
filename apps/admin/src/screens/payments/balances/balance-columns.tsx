import { formatMoney } from '@luzzu/domain'
import type { OpenBalance } from '@luzzu/domain/contracts'
import { Badge, Button, type Column } from '@luzzu/ui'
import { PhoneLink } from '../../../booking/phone-calls/PhoneNumber'
import { Instant } from '../../../platform/Instant'
import { BookingFacts, Facts } from '../BookingFacts'
import { PAYMENTS_SCREEN_COPY as COPY, screenMessages } from '../payments-screen.copy'
import { RowActions } from '../RowActions'

type Actions = {
  onTake: (balance: OpenBalance) => void
  onShow: (orderId: number) => void
}

export function balanceColumns(
  { currency, now, closed }: { currency: string; now: Date; closed: string | undefined },
  { onTake, onShow }: Actions,
): Column<OpenBalance>[] {
  return [
    {
      key: 'guest',
      header: COPY.guest,
      isRowHeader: true,
      cell: ({ username, phone }) => (
        <Facts>
          {username}
          {phone && <PhoneLink phone={phone} />}
        </Facts>
      ),
    },
    {
      key: 'booking',
      header: COPY.booking,
      bareInCard: true,
      cell: ({ booking_id, ...balance }) => (
        <BookingFacts booking={{ ...balance, id: booking_id }} bookings={balance.bookings} />
      ),
    },
    {
      key: 'until',
      header: COPY.until,
      cell: ({ balance_due_at }) => (
        <>
          <Instant at={balance_due_at} />{' '}
          {new Date(balance_due_at) <= now && <Badge tone="cancelled">{COPY.overdue}</Badge>}
        </>
      ),
    },
    {
      key: 'due',
      header: COPY.due,
      align: 'end',
      cell: ({ balance_due }) => <strong>{formatMoney(balance_due, currency)}</strong>,
    },
    {
      key: 'actions',
      header: COPY.actions,
      align: 'end',
      bareInCard: true,
      cell: (balance) => (
        <RowActions>
          <Button
            size="small"
            variant="quiet"
            aria-label={screenMessages.showOf(balance.username)}
            onClick={() => onShow(balance.order_id)}
          >
            {COPY.show}
          </Button>
          <Button
            size="small"
            variant="soft"
            disabledReason={closed}
            aria-label={screenMessages.take(formatMoney(balance.balance_due, currency), balance.username)}
            onClick={() => onTake(balance)}
          >
            {COPY.take}
          </Button>
        </RowActions>
      ),
    },
  ]
}

import { useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import type { DamageDeposit, Order } from '@luzzu/domain/contracts'
import { Alert, LinkButton, Row, Stack } from '@luzzu/ui'
import { PLACED_COPY as COPY, placedMessages as messages } from './placed.copy'

/** What was left in case that something breaks, and where it is left by card; nothing where there is none. */
export function DamageDeposits({ order }: { order: Pick<Order, 'damage_deposits'> }) {
  const { currency } = useSite()
  const shown = order.damage_deposits.filter(({ status }) => status !== 'lapsed')
  return shown.map((deposit) => (
    <DamageDepositLine key={deposit.id} deposit={deposit} amount={formatMoney(deposit.amount, currency)} />
  ))
}

function DamageDepositLine({ deposit, amount }: { deposit: DamageDeposit; amount: string }) {
  const { currency } = useSite()
  const { status, method, url, captured, reason } = deposit
  const isCard = method === 'card'
  if (status === 'captured')
    return (
      <p>
        {messages.depositKept(formatMoney(captured, currency), amount)} {reason}
      </p>
    )
  if (status === 'released') return <p>{messages.depositBack(amount, isCard)}</p>
  if (status === 'held') return <p>{messages.depositHeld(amount, isCard)}</p>
  return (
    <Alert>
      <Stack gap={3}>
        <p>{messages.depositOpen(amount)}</p>
        {url && (
          <Row>
            <LinkButton href={url}>{COPY.leaveDeposit}</LinkButton>
          </Row>
        )}
      </Stack>
    </Alert>
  )
}

import { useDispatch } from '@luzzu/api-client'
import { paymentNoticed, useGetDamageDepositQuery } from '@luzzu/api-client/orders'
import { useSite } from '@luzzu/api-client/site'
import { formatInstant, formatMoney } from '@luzzu/domain'
import type { DamageDeposit, TakenDeposit } from '@luzzu/domain/contracts'
import { Alert, Dialog, DialogCloseButton, Skeleton, Stack, size } from '@luzzu/ui'
import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { QueryView } from '../../../platform/refresh/QueryView'
import { PaymentCode } from '../online/PaymentCode'
import { DEPOSIT_COPY as COPY, depositMessages as messages } from './deposit.copy'

/** How often it is asked whether the guests have left it. */
const POLL_MS = 3000

type DepositCodeDialogProps = { deposit: DamageDeposit; open: boolean; onClose: () => void }

/** The page of Stripe on which guests leave a damage deposit, as a QR code for their phone. */
export function DepositCodeDialog({ deposit: { id, amount }, open, onClose }: DepositCodeDialogProps) {
  const { currency } = useSite()
  const dispatch = useDispatch()
  const [isLeft, setLeft] = useState(false)
  const query = useGetDamageDepositQuery(id, {
    skip: !open,
    pollingInterval: isLeft ? 0 : POLL_MS,
  })
  const isNoticed = query.currentData !== undefined && query.currentData.status !== 'open'
  useEffect(() => {
    if (!isNoticed) return
    setLeft(true)
    dispatch(paymentNoticed())
  }, [isNoticed, dispatch])

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.codeTitle(formatMoney(amount, currency))}
      actions={<DialogCloseButton>{COPY.close}</DialogCloseButton>}
    >
      <QueryView
        query={query}
        failure={COPY.codeNotLoaded}
        skeleton={<Skeleton label={COPY.opening} shape="block" height={size(64)} />}
      >
        {(shown) => <OpenDeposit deposit={shown} />}
      </QueryView>
    </Dialog>
  )
}

/** The code while nobody has left it, then what became of it. */
function OpenDeposit({ deposit }: { deposit: TakenDeposit }) {
  const { currency } = useSite()
  const { status, url, qr, amount } = deposit
  return (
    <Stack gap={4}>
      {status === 'open' && url !== null && (
        <PaymentCode url={url} qr={qr} alt={messages.qrAlt(formatMoney(amount, currency))} hint={COPY.scan} />
      )}
      <div role="status">
        <Outcome deposit={deposit} />
      </div>
    </Stack>
  )
}

function Outcome({ deposit: { status, url, lapses_at } }: { deposit: TakenDeposit }) {
  const { time_zone } = useSite()
  if (status === 'open') return url === null ? COPY.opening : COPY.waiting
  if (status !== 'held') return <Alert tone="warning">{COPY.codeOver}</Alert>
  return (
    <Alert tone="success" icon={<CircleCheck aria-hidden="true" />}>
      {messages.heldUntil(lapses_at && formatInstant(lapses_at, time_zone))}
    </Alert>
  )
}

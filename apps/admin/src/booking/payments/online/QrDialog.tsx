import { useDispatch } from '@luzzu/api-client'
import { paymentNoticed, useGetOrderQuery, usePayOrderMutation } from '@luzzu/api-client/orders'
import { useSite } from '@luzzu/api-client/site'
import { formatMoney, type PaymentStatus } from '@luzzu/domain'
import type { PaymentLink } from '@luzzu/domain/contracts'
import { withKey } from '@luzzu/page/area'
import { Alert, Dialog, DialogCloseButton, ErrorAlert, Skeleton, Stack, size } from '@luzzu/ui'
import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { errorReason } from '../../../platform/api-errors'
import { orderMessages } from '../order/order.copy'
import { ONLINE_COPY as COPY, onlineMessages as messages } from './online.copy'
import { PaymentCode } from './PaymentCode'

/** How often it is asked whether the guest has paid. */
const POLL_MS = 3000

type QrDialogProps = { orderId: number; open: boolean; onClose: () => void }

/** The page of Stripe on which a balance is paid, as a QR code for the phone of the guest. */
export function QrDialog({ orderId, open, onClose }: QrDialogProps) {
  const { currency } = useSite()
  const dispatch = useDispatch()
  const [pay] = usePayOrderMutation()
  const [link, setLink] = useState<PaymentLink>()
  const [error, setError] = useState<unknown>()
  const { data: order } = useGetOrderQuery(orderId, {
    pollingInterval: open && link ? POLL_MS : 0,
    skip: !open || !link,
  })
  const payment = order?.payments.find(({ id }) => id === link?.id)
  const booking = order?.bookings[0]
  const amount = formatMoney(link?.amount ?? 0, currency)

  useEffect(() => {
    if (!open) return
    let isShown = true
    void pay({ id: orderId, key: withKey({ orderId }, null).key }).then((answer) => {
      if (!isShown) return
      if (answer.data) setLink(answer.data)
      else setError(answer.error)
    })
    return () => {
      isShown = false
    }
  }, [open, orderId, pay])

  const isNoticed = payment !== undefined && payment.status !== 'open'
  useEffect(() => {
    if (isNoticed) dispatch(paymentNoticed())
  }, [isNoticed, dispatch])

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={link ? `${COPY.title}: ${amount}` : COPY.title}
      actions={<DialogCloseButton>{COPY.close}</DialogCloseButton>}
    >
      {booking && <p>{orderMessages.bookedBy(booking)}</p>}
      {error !== undefined && <ErrorAlert>{errorReason(error)}</ErrorAlert>}
      {!link && error === undefined && <Skeleton label={COPY.opening} shape="block" height={size(64)} />}
      {link && <OpenPayment link={link} amount={amount} status={payment?.status ?? 'open'} />}
    </Dialog>
  )
}

type OpenPaymentProps = { link: PaymentLink; amount: string; status: PaymentStatus }

/** The code while nobody has paid, then what became of it. */
function OpenPayment({ link: { url, qr }, amount, status }: OpenPaymentProps) {
  return (
    <Stack gap={4}>
      {status === 'open' && url !== null && (
        <PaymentCode url={url} qr={qr} alt={messages.qrAlt(amount)} hint={COPY.scan} />
      )}
      <div role="status">
        <Outcome status={status} />
      </div>
    </Stack>
  )
}

function Outcome({ status }: { status: PaymentStatus }) {
  if (status === 'open') return COPY.waiting
  if (status === 'failed' || status === 'voided') return <Alert tone="warning">{COPY.failed}</Alert>
  return (
    <Alert tone="success" icon={<CircleCheck aria-hidden="true" />}>
      {COPY.paid}
    </Alert>
  )
}

import { useMailOrderLinkMutation } from '@luzzu/api-client/order-links'
import { usePayments } from '@luzzu/api-client/site'
import { payableOf } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import { Button, Row, showSuccess } from '@luzzu/ui'
import { Mail, QrCode } from 'lucide-react'
import { errorReason, showFailure } from '../../../platform/api-errors'
import { useDialogState } from '../../../platform/use-dialog-state'
import { useHasMailServer } from '../../phone-calls/use-has-mail-server'
import { ONLINE_COPY as COPY, onlineMessages as messages } from './online.copy'
import { QrDialog } from './QrDialog'

type OnlineBalanceProps = { order: Pick<Order, 'id' | 'status' | 'balance_due' | 'bookings' | 'customer'> }

/** Lets the guest pay online what is due: by a QR code on the spot, or by a link that is mailed. */
export function OnlineBalance({ order }: OnlineBalanceProps) {
  const isOnline = usePayments()?.mode === 'online'
  const [mailLink, { isLoading }] = useMailOrderLinkMutation()
  const code = useDialogState<number>()
  const hasMailServer = useHasMailServer()
  if (!isOnline || payableOf(order) === 0) return null
  const { id, customer } = order
  const mail = customer?.mail

  async function sendLink(): Promise<void> {
    const { error } = await mailLink(id)
    if (error) showFailure(messages.linkFailed(errorReason(error)), error, () => void sendLink())
    else showSuccess(messages.linkSent(mail ?? ''))
  }

  return (
    <>
      <Row>
        <Button
          size="small"
          variant="soft"
          icon={<QrCode aria-hidden="true" />}
          onClick={() => code.open(id)}
        >
          {COPY.qr}
        </Button>
        <Button
          size="small"
          variant="plain"
          icon={<Mail aria-hidden="true" />}
          loading={isLoading}
          disabledReason={hasMailServer ? (mail ? undefined : COPY.noMail) : COPY.noMailServer}
          onClick={() => void sendLink()}
        >
          {COPY.sendLink}
        </Button>
      </Row>
      {code.value !== undefined && (
        <QrDialog key={code.formKey} orderId={code.value} open={code.isOpen} onClose={code.close} />
      )}
    </>
  )
}

import { usePayments } from '@luzzu/api-client/site'
import { Button, Row } from '@luzzu/ui'
import { QrCode } from 'lucide-react'
import { useState } from 'react'
import { errorReason, showFailure } from '../../../platform/api-errors'
import { useDialogState } from '../../../platform/use-dialog-state'
import { useBookingOrder } from '../use-booking-order'
import { ONLINE_COPY as COPY, onlineMessages as messages } from './online.copy'
import { QrDialog } from './QrDialog'

type PayByPhoneProps = { booking: { id: number; order_id?: number | null | undefined } }

/** Another way to pay beside those of the desk: by card on the phone of the guest; nothing where payments are not online. */
export function PayByPhone({ booking }: PayByPhoneProps) {
  const isOnline = usePayments()?.mode === 'online'
  const orderOf = useBookingOrder()
  const [isBusy, setBusy] = useState(false)
  const code = useDialogState<number>()
  if (!isOnline) return null

  async function showCode(): Promise<void> {
    setBusy(true)
    const { data: id, error } = await orderOf(booking)
    setBusy(false)
    if (error) showFailure(messages.notShown(errorReason(error)), error, () => void showCode())
    else code.open(id)
  }

  return (
    <>
      <Row>
        <Button
          size="small"
          variant="soft"
          icon={<QrCode aria-hidden="true" />}
          loading={isBusy}
          onClick={() => void showCode()}
        >
          {COPY.byPhone}
        </Button>
      </Row>
      {code.value !== undefined && (
        <QrDialog key={code.formKey} orderId={code.value} open={code.isOpen} onClose={code.close} />
      )}
    </>
  )
}

import { messageOf } from '@luzzu/api-client'
import { useDownloadOwnDocumentMutation } from '@luzzu/api-client/own-orders'
import { useSite } from '@luzzu/api-client/site'
import { DOCUMENT_TITLES, documentFile, formatMoney, occupiesUnit } from '@luzzu/domain'
import type { Booking, Order, SalesDocument } from '@luzzu/domain/contracts'
import { saveFile } from '@luzzu/page/area'
import { Button, Row, Stack } from '@luzzu/ui'
import { Download } from 'lucide-react'
import { useErrorToast } from '../../use-error-toast'
import { PLACED_COPY as COPY, placedMessages } from './placed.copy'

type OrderDocumentsProps = {
  order: Order
  /** Whose refund policy is shown, while one of them takes place: by default all of the order. */
  bookings?: readonly Pick<Booking, 'status'>[]
  orderToken?: string | undefined
}

/** What is on its way back, the receipts, and the refund policy as it was sold. */
export function OrderDocuments({ order, bookings = order.bookings, orderToken }: OrderDocumentsProps) {
  const { currency } = useSite()
  const pending = order.refunds.filter(({ status }) => status === 'pending')
  const isActive = bookings.some(({ status }) => occupiesUnit(status))
  const policy = isActive && (order.paid > 0 || order.authorized > 0) && order.policy?.text
  if (pending.length === 0 && order.documents.length === 0 && !policy) return null
  return (
    <Stack gap={3}>
      {pending.map(({ id, amount, method, booking_id }) => (
        <p key={id}>
          <strong>{formatMoney(amount, currency)}</strong> {method === 'card' ? COPY.onItsWay : COPY.pending}
          {refundedTrip(order, booking_id)}
        </p>
      ))}
      {order.documents.length > 0 && (
        <div>
          <Row role="group" aria-label={COPY.documents}>
            {order.documents.map((document) => (
              <DocumentButton key={document.id} document={document} orderToken={orderToken} />
            ))}
          </Row>
        </div>
      )}
      {policy && <p>{policy}</p>}
    </Stack>
  )
}

/** Which of several bookings a refund was paid for. */
function refundedTrip({ bookings }: Order, bookingId: number | null | undefined): string | undefined {
  const booking = bookings.length > 1 ? bookings.find(({ id }) => id === bookingId) : undefined
  return booking && placedMessages.refundFor(booking)
}

type DocumentButtonProps = { document: SalesDocument; orderToken: string | undefined }

function DocumentButton({ document: { id, kind, number, cancelled_at }, orderToken }: DocumentButtonProps) {
  const [download, { isLoading }] = useDownloadOwnDocumentMutation()
  const errorToast = useErrorToast()
  async function start() {
    errorToast.dismiss()
    const { data, error } = await download({ id, orderToken })
    if (data) saveFile(documentFile(number), data)
    else errorToast.show(messageOf(error, placedMessages.notDownloaded(number)))
  }
  return (
    <Button
      size="small"
      variant="plain"
      icon={<Download aria-hidden="true" />}
      loading={isLoading}
      onClick={() => void start()}
    >
      {DOCUMENT_TITLES[kind]} {number}
      {cancelled_at && ` ${COPY.cancelledDocument}`}
    </Button>
  )
}

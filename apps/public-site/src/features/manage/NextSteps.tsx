import { useSession } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { answerDeadline } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import { MANAGE_COPY as COPY, manageMessages as messages } from './manage.copy'

/** Where whoever has just booked hears from the business, by when, and how they find the booking again. */
export function NextSteps({ order }: { order: Order }) {
  const site = useSite()
  const { user } = useSession()
  const mail = order.customer?.mail
  const pending = order.bookings.find(({ status }) => status === 'Pending')
  const deadline = pending && answerDeadline(pending, site)
  if (order.status !== 'placed' || !mail) return null
  return (
    <p>
      {user ? messages.mailed(mail) : messages.mailedWithLink(mail)}
      {deadline && ` ${messages.answer(deadline)}`}
      {user && ` ${COPY.follow}`}
    </p>
  )
}

import { useSession } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { answerDeadline, telHref } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import { sendsMail } from '../../platform/trip/trip.copy'
import { MANAGE_COPY as COPY, manageMessages as messages } from './manage.copy'

/** Where whoever has just booked hears from the business, by when, and how they find the booking again. */
export function NextSteps({ order }: { order: Order }) {
  const site = useSite()
  const { user } = useSession()
  const mail = order.customer?.mail
  const pending = order.bookings.find(({ status }) => status === 'Pending')
  const deadline = pending && answerDeadline(pending, site)
  if (order.status !== 'placed' || !mail) return null
  if (!sendsMail(site)) return <StepsOnScreen deadline={deadline} />
  return (
    <p>
      {user ? messages.mailed(mail) : messages.mailedWithLink(mail)}
      {deadline && ` ${messages.answer(deadline)}`}
      {user && ` ${COPY.follow}`}
    </p>
  )
}

/** The same where no email tells them. */
function StepsOnScreen({ deadline }: { deadline: string | undefined }) {
  const { phone } = useSite().contact
  const { user } = useSession()
  if (user) return <p>{deadline ? messages.answerIn('in My Bookings', deadline) : COPY.follow}</p>
  return (
    <p>
      {COPY.keepPage} {deadline && `${messages.answerIn('here', deadline)} `}
      {COPY.lostPage} <a href={telHref(phone)}>{phone}</a>
    </p>
  )
}

import { formatMoney, BOOKING_LABELS as LABELS, mailHref } from '@luzzu/domain'
import type { Booking, User } from '@luzzu/domain/contracts'
import { bookingDescription } from '@luzzu/page/area'
import { Link } from '@luzzu/routing'
import { type DescriptionItem, linkTarget } from '@luzzu/ui'
import styled from 'styled-components'
import { Instant } from '../../platform/Instant'
import { ATTENDANCE_COPY } from '../attendance/attendance.copy'
import { GUESTS_COPY } from '../guests.copy'
import { NoteText } from '../notes/NoteButton'
import { NOTE_COPY } from '../notes/note.copy'
import { customerPath } from '../paths'
import { amountOnHold } from '../payments/hold/describe-hold'
import { holdMessages } from '../payments/hold/hold.copy'
import { PhoneLink } from '../phone-calls/PhoneNumber'
import { PHONE_CALLS_COPY } from '../phone-calls/phone-calls.copy'
import { SOURCE_COPY } from '../resellers/resellers.copy'
import { SourceBadge } from '../resellers/SourceBadge'
import { CANCELLATION_COPY } from '../status/status.copy'

/** Rows of the details; the customer's contact details may still be loading. */
export function detailRows(
  booking: Booking,
  customer: User | undefined,
  { currency, hasResellers }: { currency: string; hasResellers: boolean },
): DescriptionItem[] {
  const { product, status, date, addons, guests, total } = bookingDescription(booking, currency)
  return [
    product,
    status,
    ...cancellationRows(booking),
    ...callRows(booking),
    date,
    { term: LABELS.slot_name, detail: `${booking.time_range} ${booking.slot_name}` },
    userRow(booking, customer),
    ...contactRows(booking, customer),
    ...sourceRows(booking, hasResellers),
    ...(guests.length > 0 ? guests : [{ term: LABELS.guests, detail: GUESTS_COPY.unknownDetail }]),
    ...addons,
    amountOnHold(booking) > 0
      ? { ...total, small: holdMessages.detail(formatMoney(amountOnHold(booking), currency)) }
      : total,
    { term: LABELS.created_at, detail: <Instant at={booking.created_at} /> },
    ...(booking.attendance === 'none'
      ? []
      : [{ term: ATTENDANCE_COPY.term, detail: ATTENDANCE_COPY[booking.attendance] }]),
    ...(booking.note ? [{ term: NOTE_COPY.term, detail: <NoteText>{booking.note}</NoteText> }] : []),
  ]
}

/** How it was cancelled, and what staff wrote to the customer. */
function cancellationRows({ status, cancellation }: Booking): DescriptionItem[] {
  if (status !== 'Cancelled' || !cancellation) return []
  const { kind, reason } = cancellation
  const detail = CANCELLATION_COPY[kind]
  return [{ term: CANCELLATION_COPY.term, detail, ...(reason && { small: reason }) }]
}

/** Who has called the customer about it. */
const callRows = ({ status, called }: Booking): DescriptionItem[] =>
  status === 'Cancelled' && called
    ? [
        {
          term: PHONE_CALLS_COPY.called,
          detail: (
            <>
              {PHONE_CALLS_COPY.by} {called.by}, <Instant at={called.at} />
            </>
          ),
        },
      ]
    : []

/** Without an account there is nothing to lead to, and the contact is told here unless its name is another. */
function userRow(
  { id_user_fk, username, reseller, contact }: Booking,
  customer: User | undefined,
): DescriptionItem {
  if (reseller) return { term: LABELS.username, detail: username }
  if (id_user_fk === null) {
    const small = contact && <NoAccount name={username} contact={contact} />
    return { term: LABELS.username, detail: username, small }
  }
  return {
    term: LABELS.username,
    detail: <TargetLink to={customerPath(id_user_fk)}>{username}</TargetLink>,
    small: (customer && contactLinks(customer)) || ' ',
  }
}

/** What staff typed, where it is not what the account says. */
function contactRows(
  { id_user_fk, username, contact }: Booking,
  customer: User | undefined,
): DescriptionItem[] {
  if (!contact) return []
  const isSame =
    id_user_fk === null
      ? contact.name === username
      : customer !== undefined &&
        contact.name === customer.username &&
        contactLine(contact) === contactLine(customer)
  return isSame
    ? []
    : [{ term: DETAILS_COPY.contact, detail: contact.name, small: contactLinks(contact) || ' ' }]
}

/** Who made it; of a reseller also the references by which both sides find it. */
function sourceRows(booking: Booking, hasResellers: boolean): DescriptionItem[] {
  if (!booking.reseller)
    return hasResellers ? [{ term: SOURCE_COPY.term, detail: <SourceBadge booking={booking} /> }] : []
  const { name, reference, supplier_reference } = booking.reseller
  const references = [reference, supplier_reference].filter(Boolean).join(' · ')
  return [{ term: DETAILS_COPY.soldBy, detail: name, small: references }]
}

type Contact = { mail: string | null; phone: string | null }

const contactLine = ({ mail, phone }: Contact) => [mail, phone].filter(Boolean).join(' · ')

/** The same, to write and to call. */
const contactLinks = ({ mail, phone }: Contact) =>
  (mail || phone) && (
    <>
      {mail && <MailLink href={mailHref(mail)}>{mail}</MailLink>}
      {mail && phone && <br />}
      {phone && <PhoneLink phone={phone} />}
    </>
  )

function NoAccount({ name, contact }: { name: string; contact: Contact & { name: string } }) {
  const links = contact.name === name && contactLinks(contact)
  return (
    <>
      {links}
      {links && <br />}
      {contact.mail === null ? DETAILS_COPY.byPhone : DETAILS_COPY.keptApart}
    </>
  )
}

const DETAILS_COPY = {
  contact: 'Booked for',
  soldBy: 'Sold by',
  byPhone: 'No account: booked by phone',
  keptApart: 'Kept apart from any account until a link sent to the address is followed',
} as const

const TargetLink = styled(Link)`
  ${linkTarget}
`

const MailLink = styled.a`
  ${linkTarget}
`

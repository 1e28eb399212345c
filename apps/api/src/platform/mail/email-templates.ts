import { formatDate, formatMoney } from '@luzzu/domain'

/** A site as its emails speak of it. */
export type Sender = { name: string; currency: string; url: string }

/** A booking as its emails speak of it; the total in currency units. */
export type BookingDetails = {
  id: number
  username: string
  product_name: string
  booking_date: string
  slot_name: string
  time_range: string
  total_price: number
}

type Recipient = { username: string }
type AccountHolder = Recipient & { account_id: number }

/** What each kind of email is written from. It is stored, so it holds no secret: links are made when an email is sent. */
export type EmailData = {
  welcome: Recipient
  'password-reset': AccountHolder
  invitation: AccountHolder & { is_admin?: boolean }
  'password-changed': Recipient
  'booking-received': BookingDetails
  'booking-confirmed': BookingDetails
  'booking-declined': BookingDetails
  'booking-cancelled': BookingDetails
  'request-expired': BookingDetails
}
export type EmailKind = keyof EmailData
export type BookingEmailKind = {
  [Kind in EmailKind]: EmailData[Kind] extends BookingDetails ? Kind : never
}[EmailKind]

export type Email = { [Kind in EmailKind]: { kind: Kind; data: EmailData[Kind] } }[EmailKind]

const BOOKING_TEXTS: Record<BookingEmailKind, readonly [event: string, sentence: string]> = {
  'booking-received': ['Booking received', 'We have your request. We will confirm it by e-mail.'],
  'booking-confirmed': [
    'Booking confirmed',
    'Your booking is confirmed. We look forward to seeing you at the quay.',
  ],
  'booking-declined': [
    'Booking declined',
    'We are sorry: we cannot take this booking. Please choose another day or time.',
  ],
  'booking-cancelled': ['Booking cancelled', 'Your booking is cancelled.'],
  'request-expired': [
    'Booking request expired',
    'We are sorry: your request was not confirmed before it would have started, so it has been cancelled.',
  ],
}

const PROMOTED = 'All sessions of your account were ended and its password was removed.'

export function emailSubject(site: Sender, { kind, data }: Email): string {
  switch (kind) {
    case 'welcome':
      return `Welcome to ${site.name}`
    case 'password-reset':
      return `Password reset for your ${site.name} account`
    case 'invitation':
      return `Set a password for your ${site.name} account`
    case 'password-changed':
      return `The password of your ${site.name} account was changed`
    default:
      return `${BOOKING_TEXTS[kind][0]}: ${data.product_name}, ${formatDate(data.booking_date)}`
  }
}

/** The text of an email, plain so that nothing in a name can become markup. `link` leads to a page that sets a password. */
export function emailBody(site: Sender, email: Email, link: string): string {
  const paragraphs = [`Hello ${email.data.username},`, ...paragraphsOf(site, email, link), site.name, '']
  return paragraphs.join('\n\n')
}

function paragraphsOf(site: Sender, { kind, data }: Email, link: string): string[] {
  switch (kind) {
    case 'welcome':
      return ['Your account is ready. Log in and choose your first trip:', site.url]
    case 'password-reset':
      return [
        'Somebody asked for a new password for this account. This link is good for one hour and one use:',
        link,
        'If it was not you, there is nothing to do: your password stays as it is.',
      ]
    case 'invitation':
      return [
        ...(data.is_admin ? [`You have been made an administrator of ${site.name}. ${PROMOTED}`] : []),
        `Please choose a password for your account at ${site.name}. This link is good for three days and one use:`,
        link,
      ]
    case 'password-changed':
      return [
        'The password of your account was changed, and all its sessions have ended.',
        'If it was not you, set a new password at once:',
        `${site.url}/reset-password`,
      ]
    default:
      return [BOOKING_TEXTS[kind][1], describe(site, data), `${site.url}/my-bookings`]
  }
}

function describe(site: Sender, booking: BookingDetails): string {
  return [
    `Booking: ${booking.id}`,
    `Product: ${booking.product_name}`,
    `Date: ${formatDate(booking.booking_date)}`,
    `Slot: ${booking.slot_name}, ${booking.time_range}`,
    `Total: ${formatMoney(booking.total_price, site.currency)}`,
  ].join('\n')
}

import { showDate, showMoney } from '@luzzu/domain'

export type LetterKind =
  | 'welcome'
  | 'booking-received'
  | 'booking-confirmed'
  | 'booking-declined'
  | 'booking-cancelled'
  | 'password-reset'

/** What a mail says; plain text, so that nothing in a name can become markup. */
export type Letter = { kind: LetterKind; subject: string; body: string }

/** A site as its mails speak of it. */
export type Sender = { name: string; currency: string; url: string }

/** A booking as its mails speak of it; the total in currency units. */
export type BookedTrip = {
  id: number
  username: string
  product_name: string
  booking_date: string
  slot_name: string
  time_range: string
  total_price: number
}

export function welcomeLetter(site: Sender, username: string): Letter {
  return {
    kind: 'welcome',
    subject: `Welcome to ${site.name}`,
    body: letter(site, username, ['Your account is ready. Log in and choose your first trip:', site.url]),
  }
}

export function resetLetter(site: Sender, username: string, link: string): Letter {
  return {
    kind: 'password-reset',
    subject: `Password reset for your ${site.name} account`,
    body: letter(site, username, [
      'Somebody asked for a new password for this account. This link is good for one hour and one use:',
      link,
      'If it was not you, there is nothing to do: your password stays as it is.',
    ]),
  }
}

const BOOKING_WORDS = {
  'booking-received': ['received', 'We have your request. We will confirm it by e-mail.'],
  'booking-confirmed': ['confirmed', 'Your booking is confirmed. We look forward to seeing you at the quay.'],
  'booking-declined': [
    'declined',
    'We are sorry: we cannot take this booking. Please choose another day or time.',
  ],
  'booking-cancelled': ['cancelled', 'Your booking is cancelled.'],
} as const

export function bookingLetter(site: Sender, kind: keyof typeof BOOKING_WORDS, trip: BookedTrip): Letter {
  const [event, sentence] = BOOKING_WORDS[kind]
  return {
    kind,
    subject: `Booking ${event}: ${trip.product_name}, ${showDate(trip.booking_date)}`,
    body: letter(site, trip.username, [sentence, describe(site, trip), `${site.url}/my-bookings`]),
  }
}

function describe(site: Sender, trip: BookedTrip): string {
  return [
    `Booking: ${trip.id}`,
    `Product: ${trip.product_name}`,
    `Date: ${showDate(trip.booking_date)}`,
    `Slot: ${trip.slot_name}, ${trip.time_range}`,
    `Total: ${showMoney(trip.total_price, site.currency)}`,
  ].join('\n')
}

function letter(site: Sender, username: string, paragraphs: string[]): string {
  return [`Hello ${username},`, ...paragraphs, site.name, ''].join('\n\n')
}

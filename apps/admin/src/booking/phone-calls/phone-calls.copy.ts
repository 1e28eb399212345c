import { countOf } from '../../platform/lists/format-count'

export const PHONE_CALLS_COPY = {
  noEmail: 'No email address. Please call',
  noContact: 'Neither an email address nor a phone number is known.',
} as const

export const phoneCallMessages = {
  toCall: (count: number) =>
    `${countOf(count, 'customer')} ${count === 1 ? 'has' : 'have'} no email address. Please call:`,
  /** After what was done. */
  pleaseCall: (username: string, phone: string) => `Please call ${username}: ${phone}.`,
}

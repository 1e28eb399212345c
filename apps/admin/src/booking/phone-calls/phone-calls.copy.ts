import { countOf } from '../../platform/lists/format-count'

export const PHONE_CALLS_COPY = {
  noEmail: 'No email address.',
  noMailServer: 'No email goes out, because no mail server is set.',
  pleaseCall: 'Please call',
  noContact: 'Neither an email address nor a phone number is known.',
  noPhone: 'No phone number is known.',
} as const

export const phoneCallMessages = {
  toCall: (count: number, hasMailServer: boolean) => {
    const reason = hasMailServer
      ? `${countOf(count, 'customer')} ${count === 1 ? 'has' : 'have'} no email address.`
      : PHONE_CALLS_COPY.noMailServer
    return `${reason} ${PHONE_CALLS_COPY.pleaseCall}:`
  },
  /** A promise of emails, as it is without a mail server. */
  hint: (hint: string, hasMailServer: boolean) =>
    hasMailServer ? hint : `${hint} ${PHONE_CALLS_COPY.noMailServer}`,
  /** After what was done. */
  pleaseCall: (username: string, phone: string) => `Please call ${username}: ${phone}.`,
}

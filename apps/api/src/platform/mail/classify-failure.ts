import { HOUR, MINUTE, SECOND } from '../clock'
import { AttachmentError, UndeliverableError } from './render-email'

/**
 * Kinds of failure: the mail server is unavailable for every email, this email is deferred, or this email is rejected
 * for good.
 */
export type DeliveryFailure = 'outage' | 'deferred' | 'rejected'

/** SMTP commands whose response is about one email. */
const ABOUT_ONE_EMAIL = ['RCPT TO', 'DATA', 'API']
/** Service closing, or authentication required or failed. */
const OUTAGE_CODES = [421, 530, 534, 535, 538]

type SmtpError = { code?: string; command?: string; responseCode?: number; message?: string }

export function classifyFailure(error: unknown): { kind: DeliveryFailure; reason: string } {
  const { responseCode, code, command = '', message } = error as SmtpError
  const reason = `${responseCode ?? code ?? 'error'}: ${(message ?? String(error)).slice(0, 200)}`
  return { kind: kindOf(), reason }

  function kindOf(): DeliveryFailure {
    if (error instanceof UndeliverableError || command === 'API') return 'rejected'
    if (error instanceof AttachmentError) return 'deferred'
    if (responseCode === undefined || OUTAGE_CODES.includes(responseCode)) return 'outage'
    if (!ABOUT_ONE_EMAIL.includes(command)) return 'outage'
    return responseCode >= 500 ? 'rejected' : 'deferred'
  }
}

const MIN_RETRY_DELAY_MS = 5 * SECOND
const MAX_RETRY_DELAY_MS = { outage: 15 * MINUTE, deferred: HOUR } as const
/** After ten minutes, once a minute. */
const SHARE_OF_AGE = 1 / 12
const JITTER = 0.2

/** Delay before the next attempt in milliseconds, growing with the age of the failure. */
export function retryDelay(kind: 'outage' | 'deferred', failingForMs: number): number {
  const pause = Math.min(MAX_RETRY_DELAY_MS[kind], Math.max(MIN_RETRY_DELAY_MS, failingForMs * SHARE_OF_AGE))
  return pause * (1 - JITTER + 2 * JITTER * Math.random())
}

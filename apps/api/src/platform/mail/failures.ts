import { MINUTE, SECOND } from '../clock'

const MAX_ATTEMPTS = 8
const FIRST_WAIT_MS = 5 * SECOND
const LONGEST_WAIT_MS = 10 * MINUTE
/** While the server is away it is asked often, so that the queue is empty soon after it is back. */
const UNREACHABLE_WAIT_MS = 15 * SECOND

type Judgement = {
  /** The server is away, whatever the mail; otherwise it is this mail that was refused. */
  isUnreachable: boolean
  /** Refusals of this mail so far. */
  attempts: number
  /** Until the next try, in milliseconds. */
  wait: number
  isGivenUp: boolean
  reason: string
}

/** What a failure to send means for the mail. */
export function judgeFailure(error: unknown, attemptsBefore: number): Judgement {
  const { responseCode, code, message } = error as { responseCode?: number; code?: string; message?: string }
  const reason = `${responseCode ?? code ?? 'error'}: ${(message ?? String(error)).slice(0, 200)}`
  // 421 says that the service closes; without any answer there was no service.
  const isUnreachable = responseCode === 421 || responseCode === undefined
  if (isUnreachable) {
    return { isUnreachable, attempts: attemptsBefore, wait: UNREACHABLE_WAIT_MS, isGivenUp: false, reason }
  }
  const attempts = attemptsBefore + 1
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attemptsBefore)
  return { isUnreachable, attempts, wait, isGivenUp: attempts >= MAX_ATTEMPTS, reason }
}

import { UNDO_EXPIRES_IN } from '@luzzu/domain'

/** Until when a change can be taken back, in milliseconds of this browser's clock; nothing where it cannot be. */
export type Undoable = { undoUntil: number | null }

/** The server gives the time that is left, so that a browser whose clock is wrong counts to the same instant. */
export function undoUntil(meta: unknown, now = Date.now()): number | null {
  const { response } = (meta ?? {}) as { response?: Response }
  const seconds = response?.headers.get(UNDO_EXPIRES_IN)
  return seconds ? now + Number(seconds) * 1000 : null
}

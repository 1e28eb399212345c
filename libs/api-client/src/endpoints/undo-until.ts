import { UNDO_EXPIRES_IN } from '@luzzu/domain'

/** The server sends the remaining time, so that a wrong clock of the browser does not matter. */
export function undoUntil(meta: unknown, now = Date.now()): number | null {
  const { response } = (meta ?? {}) as { response?: Response }
  const seconds = response?.headers.get(UNDO_EXPIRES_IN)
  return seconds ? now + Number(seconds) * 1000 : null
}

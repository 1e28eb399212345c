import { API_BASE_URL } from '@luzzu/api-client'
import { type ClientError, MAX_CLIENT_ERROR_LENGTH as MAX_LENGTH } from '@luzzu/domain'
import { PAGE_LOAD_FAILED } from '@luzzu/routing'

type AreaBuild = Pick<ClientError, 'area' | 'version'>

/** One fault may be met again and again. */
const MAX_REPORTS = 5

/**
 * Reports errors in the code of areas to the server's log: those that no code has caught, and pages that could not be
 * loaded. Returns what to do with an error that a boundary has caught.
 */
export function reportErrors(currentArea: () => AreaBuild): (error: unknown) => void {
  const reported = new Set<string>()

  function report(error: unknown): void {
    const clientError = { ...currentArea(), ...describeError(error) }
    if (reported.size >= MAX_REPORTS || reported.has(clientError.message)) return
    reported.add(clientError.message)
    fetch(`${API_BASE_URL}/client-errors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(clientError),
      keepalive: true,
    }).catch(() => undefined)
  }

  globalThis.addEventListener('error', ({ error }) => error && report(error))
  globalThis.addEventListener('unhandledrejection', ({ reason }) => report(reason))
  globalThis.addEventListener(PAGE_LOAD_FAILED, (event) => report((event as CustomEvent).detail))
  return (error) => {
    // biome-ignore lint/suspicious/noConsole: React would have done so
    console.error(error)
    report(error)
  }
}

function describeError(error: unknown): Omit<ClientError, keyof AreaBuild> {
  const { message = String(error), stack = '' } = error instanceof Error ? error : {}
  return {
    message: message.slice(0, MAX_LENGTH.message),
    stack: readStack(stack).slice(0, MAX_LENGTH.stack),
  }
}

const FRAME = /(?:https?:\/\/[^/\s]+)?(\/[^\s()?]+\.m?js)(?:\?[^\s():]*)?(:\d+:\d+)/
const MAX_FRAMES = 8

/** The frames of a stack, one a line, in any browser's format and without its message. */
export function readStack(stack: string): string {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, path, position] = FRAME.exec(line) ?? []
      return path ? [`${path}${position}`] : []
    })
    .slice(0, MAX_FRAMES)
    .join('\n')
}

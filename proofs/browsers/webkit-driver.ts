import { type ChildProcess, spawn } from 'node:child_process'
import { freePort } from '../../tools/test/free-port.ts'
import { type Driver, REPORT_VIOLATIONS } from './driver.ts'

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Kept in session storage, so that errors survive a navigation. WebDriver has no console events. */
const COLLECT_ERRORS = `if (!globalThis.pageErrors) {
  const key = 'page-errors'
  globalThis.pageErrors = () => JSON.parse(sessionStorage.getItem(key) ?? '[]')
  const keep = (text) => sessionStorage.setItem(key, JSON.stringify([...pageErrors(), String(text)]))
  addEventListener('error', (event) => keep(event.message))
  addEventListener('unhandledrejection', (event) => keep(event.reason))
  const log = console.error
  console.error = (...parts) => { keep(parts.join(' ')); log(...parts) }
  ${REPORT_VIOLATIONS}
}`

type WebKit = { driver: string; browser: string; display: string }

/** Drives WebKitGTK by W3C WebDriver. */
export async function launchWebKit({ driver, browser, display }: WebKit): Promise<Driver> {
  const port = await freePort()
  // Accelerated compositing draws nothing without a graphics card.
  const environment = { DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: '1', LIBGL_ALWAYS_SOFTWARE: '1' }
  const server = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  })
  const session = await startSession(`http://127.0.0.1:${port}`, browser, server)
  const send = (path: string, body: object) => post(`${session}${path}`, body)
  const evaluate = <T>(expression: string) =>
    send('/execute/sync', { script: `${COLLECT_ERRORS}; return (${expression})`, args: [] }) as Promise<T>
  const find = async (selector: string) => {
    const found = await send('/element', { using: 'css selector', value: selector })
    return `/element/${(found as Record<string, string>)[ELEMENT]}`
  }

  await send('/window/rect', { x: 0, y: 0, width: 1280, height: 960 })
  return {
    open: async (url) => {
      await send('/url', { url })
      await evaluate('null')
    },
    evaluate,
    click: async (selector) => {
      await send(`${await find(selector)}/click`, {})
    },
    type: async (selector, text) => {
      await send(`${await find(selector)}/value`, { text })
    },
    upload: async (selector, path) => {
      await send(`${await find(selector)}/value`, { text: path })
    },
    errors: () => evaluate<string[]>('globalThis.pageErrors()'),
    close: async () => {
      await fetch(session, { method: 'DELETE' }).catch(() => undefined)
      server.kill()
    },
  }
}

async function startSession(url: string, browser: string, server: ChildProcess): Promise<string> {
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { sessionId } = (await post(`${url}/session`, { capabilities })) as { sessionId: string }
      return `${url}/session/${sessionId}`
    } catch (error) {
      if (attempt === 50 || server.exitCode !== null) {
        server.kill()
        throw error
      }
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

async function post(url: string, body: object): Promise<unknown> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok)
    throw new Error((value as { message?: string })?.message ?? `${url} answered ${answer.status}`)
  return value
}

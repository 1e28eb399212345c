import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Plugin } from 'vite'

const POLL_MS = 250

/**
 * Lets requests wait for an API that starts beside the dev server and takes longer. A page that gave up meanwhile is
 * reloaded. Once the API has been there, requests are passed on as they come.
 */
export function awaitApi(address: string): Plugin {
  return {
    name: 'await-api',
    apply: 'serve',
    configureServer(server) {
      let isUp = false
      let isMissed = false
      let up: Promise<void> | undefined
      const reload = () => server.ws.send({ type: 'full-reload' })
      const untilUp = async () => {
        await waitForListening(address)
        isUp = true
        if (isMissed) reload()
      }
      server.middlewares.use('/api', async (_request, response, next) => {
        if (isUp) return next()
        response.on('close', () => {
          if (response.writableFinished) return
          // That a page has given up may be noticed only after the API is there.
          if (isUp) reload()
          isMissed = true
        })
        up ??= untilUp()
        await up
        if (!response.destroyed) next()
      })
    },
  }
}

/** Waits, but holds no process that has nothing else to do. */
export async function waitForListening(address: string): Promise<void> {
  while (!(await isListening(address))) await pause(POLL_MS, undefined, { ref: false })
}

async function isListening(address: string): Promise<boolean> {
  const { protocol, hostname, port } = new URL(address)
  const socket = connect(Number(port || (protocol === 'https:' ? 443 : 80)), hostname)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

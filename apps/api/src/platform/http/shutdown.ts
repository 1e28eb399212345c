import type { FastifyInstance } from 'fastify'

const LOOK_EVERY_MS = 50
const SIGNALS = ['SIGTERM', 'SIGINT'] as const

/** Whoever read the output may have gone: what is said to nobody must not end or hold the process. */
export function ignoreBrokenPipe(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/** Ends the process so many milliseconds after it was asked to stop, whatever happens until then. */
export function forceExitAfter(milliseconds: number): void {
  for (const signal of SIGNALS) {
    process.once(signal, () => setTimeout(() => process.exit(1), milliseconds).unref())
  }
}

/**
 * While the server stops, lets go of each connection as soon as its last answer is out: kept alive, it would
 * hold the process for a minute.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const { server } = app
    if (server.listening) {
      const timer = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS)
      server.once('close', () => clearInterval(timer))
    }
    done()
  })
}

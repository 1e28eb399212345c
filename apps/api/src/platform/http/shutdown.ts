import type { FastifyInstance } from 'fastify'

const POLL_INTERVAL_MS = 50
const SIGNALS = ['SIGTERM', 'SIGINT'] as const

/** Ignores EPIPE: the reader of the output may be gone, which must neither end nor block the process. */
export function ignoreBrokenPipe(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/** Ends the process a fixed time after the stop signal, whatever is pending. */
export function forceExitAfter(milliseconds: number): void {
  for (const signal of SIGNALS) {
    process.once(signal, () => setTimeout(() => process.exit(1), milliseconds).unref())
  }
}

/** While stopping, closes each connection after its last response; keep-alive would delay the exit by a minute. */
export function closeIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const { server } = app
    if (server.listening) {
      const timer = setInterval(() => server.closeIdleConnections(), POLL_INTERVAL_MS)
      server.once('close', () => clearInterval(timer))
    }
    done()
  })
}

import type { FastifyInstance } from 'fastify'

const LOOK_EVERY_MS = 50

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

import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { findMailCounts } from '../mail/mail-counts'

const NANOSECONDS = 1e9

/** Counts responses; the returned function prints the metrics for Prometheus. */
export function collectMetrics(app: FastifyInstance): () => Promise<string> {
  const answers = new Map<string, number>()
  let seconds = 0
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()

  app.addHook('onResponse', (request, reply, done) => {
    const key = `${request.method} ${reply.statusCode}`
    answers.set(key, (answers.get(key) ?? 0) + 1)
    seconds += reply.elapsedTime / 1000
    done()
  })
  app.addHook('onClose', async () => {
    delay.disable()
  })

  return async () => {
    const { waiting, failed, oldestAt } = await findMailCounts(app.db)
    const oldestMs = oldestAt === null ? 0 : app.clock.now().getTime() - Date.parse(oldestAt)
    const lines = [
      ...[...answers].map(([key, count]) => {
        const [method, status] = key.split(' ')
        return `http_requests_total{method="${method}",status="${status}"} ${count}`
      }),
      `http_ready_answers_total ${app.responseCache.givenAtOnce}`,
      `http_request_seconds_total ${seconds.toFixed(6)}`,
      `outbox_waiting ${waiting}`,
      `outbox_failed ${failed}`,
      `outbox_oldest_waiting_seconds ${Math.max(0, oldestMs / 1000).toFixed(1)}`,
      `event_loop_delay_p99_seconds ${(delay.percentile(99) / NANOSECONDS).toFixed(6)}`,
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      `process_uptime_seconds ${process.uptime().toFixed(1)}`,
    ]
    return `${lines.join('\n')}\n`
  }
}

import { isAreaName, withoutPersonalData } from '@luzzu/domain'
import type { FastifyPluginCallback } from 'fastify'
import { Counter } from 'prom-client'
import { MINUTE } from '../../platform/clock'
import { routesOf } from '../../platform/http/operation-routes'

const LINES_PER_MINUTE = 60
/** The label of areas that a manifest adds, whose names are for strangers to choose. */
const OTHER = 'other'

/** Logs errors in the code of areas, which browsers report. */
export const clientErrorsRoutes: FastifyPluginCallback = (app, _options, done) => {
  const route = routesOf(app)
  const budget = new LogBudget(LINES_PER_MINUTE)
  const reports = new Counter({
    name: 'client_errors_total',
    help: 'Errors in the code of areas that browsers have reported.',
    labelNames: ['area'],
    registers: [app.metrics],
  })
  route('POST /client-errors', async ({ body, log }, reply) => {
    const { area, version, message, stack } = body
    reports.inc({ area: isAreaName(area) ? area : OTHER })
    const leftOut = budget.take(app.clock.now())
    if (leftOut !== undefined) {
      const clientError = {
        area,
        version,
        message: withoutPersonalData(message),
        stack: withoutPersonalData(stack),
      }
      log.warn({ clientError, ...(leftOut > 0 && { leftOut }) }, 'error in an area')
    }
    return reply.code(204).send(null)
  })
  done()
}

/** Lets a number of lines a minute into the log, whoever causes them, and counts the others. */
class LogBudget {
  readonly #linesPerMinute: number
  #minute = 0
  #used = 0
  #dropped = 0

  constructor(linesPerMinute: number) {
    this.#linesPerMinute = linesPerMinute
  }

  /** How many lines were left out before this one; `undefined` where it is to be left out, too. */
  take(now: Date): number | undefined {
    const minute = Math.floor(now.getTime() / MINUTE)
    if (minute !== this.#minute) {
      this.#minute = minute
      this.#used = 0
    }
    if (this.#used >= this.#linesPerMinute) {
      this.#dropped += 1
      return undefined
    }
    this.#used += 1
    const dropped = this.#dropped
    this.#dropped = 0
    return dropped
  }
}

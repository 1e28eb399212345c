import { isAreaName, withoutPersonalData } from '@luzzu/domain'
import type { FastifyPluginCallback } from 'fastify'
import { Counter } from 'prom-client'
import { LogBudget } from '../../platform/http/log-budget'
import { routesOf } from '../../platform/http/operation-routes'

/** The label of areas that a manifest adds, whose names are for strangers to choose. */
const OTHER = 'other'

/** Logs errors in the code of areas, which browsers report. */
export const clientErrorsRoutes: FastifyPluginCallback = (app, _options, done) => {
  const route = routesOf(app)
  const budget = new LogBudget()
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

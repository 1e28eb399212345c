import { isAreaName, validateClientError, withoutPersonalData } from '@luzzu/domain'
import { ClientErrorSchema } from '@luzzu/domain/contracts'
import { Counter } from 'prom-client'
import Type from 'typebox'
import { checkedBody, type Routes } from '../../platform/http/checked'
import { LogBudget } from './log-budget'

const MAX_BYTES = 8 * 1024
const REPORTS_PER_MINUTE = 20
const LINES_PER_MINUTE = 60
/** The label of areas that a manifest mounts, whose names are for strangers to choose. */
const OTHER = 'other'

const Body = checkedBody(ClientErrorSchema, validateClientError)

/** Logs errors in the code of areas, which browsers report. */
export const clientErrorsRoutes: Routes = (app, _options, done) => {
  const budget = new LogBudget(LINES_PER_MINUTE)
  const reports = new Counter({
    name: 'client_errors_total',
    help: 'Errors in the code of areas that browsers have reported.',
    labelNames: ['area'],
    registers: [app.metrics],
  })
  const rateLimit = app.config.rateLimit && { max: REPORTS_PER_MINUTE, timeWindow: '1 minute' }
  app.post(
    '/client-errors',
    {
      bodyLimit: MAX_BYTES,
      config: { access: 'visitor', rateLimit },
      schema: { body: Body, response: { 204: Type.Null() } },
    },
    async ({ body, log }, reply) => {
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
    },
  )
  done()
}

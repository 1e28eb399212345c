import { withoutSecretsInPaths } from '@luzzu/domain'
import type { FastifyInstance } from 'fastify'
import { LogBudget } from '../../http/log-budget'

const MAX_BYTES = 8 * 1024
const REPORTS_PER_MINUTE = 60
const TYPES = ['application/csp-report', 'application/reports+json', 'application/json']
const SHOWN = 300

/** Logs reports of browsers about violations of the content security policy. */
export function registerCspReports(app: FastifyInstance): void {
  const budget = new LogBudget()
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(TYPES, { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, String(body)),
    )
    const rateLimit = app.config.rateLimit && { max: REPORTS_PER_MINUTE, timeWindow: '1 minute' }
    scope.post('/csp-report', { bodyLimit: MAX_BYTES, config: { rateLimit } }, async (request, reply) => {
      for (const violation of readReports(String(request.body))) {
        const leftOut = budget.take(app.clock.now())
        if (leftOut !== undefined)
          request.log.warn(
            { violation, ...(leftOut > 0 && { leftOut }) },
            'content security policy violation',
          )
      }
      return reply.code(204).send()
    })
    done()
  })
}

type Violation = { page: string; blocked: string; directive: string }

/** Reads the legacy `csp-report` format and the newer Reporting API; anything else yields no report. */
function readReports(body: string): Violation[] {
  const reports = [parse(body)].flat().slice(0, 10)
  return reports.flatMap((report) => {
    const said = partOf(report, 'csp-report') ?? partOf(report, 'body')
    if (!said) return []
    return [
      {
        page: withoutQuery(said['document-uri'] ?? said.documentURL),
        blocked: withoutQuery(said['blocked-uri'] ?? said.blockedURL),
        directive: short(
          said['effective-directive'] ?? said.effectiveDirective ?? said['violated-directive'],
        ),
      },
    ]
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function partOf(report: unknown, name: string): Record<string, unknown> | undefined {
  const part =
    typeof report === 'object' && report !== null ? (report as Record<string, unknown>)[name] : undefined
  return typeof part === 'object' && part !== null ? (part as Record<string, unknown>) : undefined
}

const short = (value: unknown) => (typeof value === 'string' ? value.slice(0, SHOWN) : '')

const withoutQuery = (value: unknown) => withoutSecretsInPaths(short(value).replace(/[?#].*$/, ''))

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../errors/refusal'

const TOO_DEEP = 'The body is nested too deeply.'
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]+)/i

/** Far more than any body needs, and far less than recursion over it can take. */
const MAX_DEPTH = 64

/** Accepts JSON in UTF-8 only; other charsets, compressed bodies and those nested too deeply are refused. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  const decoder = new TextDecoder('utf-8', { fatal: true })

  app.addHook('preParsing', (request, _reply, _payload, done) =>
    done(isPlainBody(request) ? null : new Refusal('unsupported-type')),
  )
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string
    try {
      text = decoder.decode(Buffer.from(body))
    } catch (error) {
      return done(new Refusal('malformed-json', { cause: error }))
    }
    return parse(request, text, (error: Error | null, value?: unknown) =>
      done(error ?? (isTooDeep(value) ? new Refusal('malformed', { message: TOO_DEEP }) : null), value),
    )
  })
}

function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
    if (level.length === 0) return false
  }
  return true
}

function isPlainBody({ headers }: FastifyRequest): boolean {
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1]?.toLowerCase() ?? 'utf-8'
  const encoding = headers['content-encoding']?.toLowerCase() ?? 'identity'
  return ['utf-8', 'utf8'].includes(charset) && encoding === 'identity'
}

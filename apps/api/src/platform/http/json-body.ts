import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../errors/refusal'

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]+)/i

/** Accepts JSON in UTF-8 only; other charsets and compressed bodies are refused. */
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
    return parse(request, text, done)
  })
}

function isPlainBody({ headers }: FastifyRequest): boolean {
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1]?.toLowerCase() ?? 'utf-8'
  const encoding = headers['content-encoding']?.toLowerCase() ?? 'identity'
  return ['utf-8', 'utf8'].includes(charset) && encoding === 'identity'
}

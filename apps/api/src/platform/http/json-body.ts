import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../problems/refusal'

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]+)/i

/** Takes JSON in UTF-8, as it is; what is compressed or in another encoding is not taken. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  const decoder = new TextDecoder('utf-8', { fatal: true })

  app.addHook('preParsing', async (request) => requirePlainBody(request))
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

function requirePlainBody({ headers }: FastifyRequest): void {
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1]?.toLowerCase() ?? 'utf-8'
  const encoding = headers['content-encoding']?.toLowerCase() ?? 'identity'
  if (!['utf-8', 'utf8'].includes(charset) || encoding !== 'identity') throw new Refusal('unsupported-type')
}

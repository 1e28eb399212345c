import { MAX_LENGTH } from '@luzzu/domain'
import type { FastifyPluginCallback } from 'fastify'
import { routesOf } from '../platform/http/operation-routes'
import { logIn } from './log-in'
import { endSession, endSessionByToken } from './sessions'
import { readToken } from './tokens'

export const sessionsRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, clock } = app
  const route = routesOf(app)

  route('POST /login', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return logIn(app, request.body, request)
  })

  // Logging out always succeeds.
  app.register((logout, _none, ready) => {
    // Whatever the headers say of the body, it is read as text.
    logout.addHook('onRequest', ({ headers }, _reply, next) => {
      delete headers['content-type']
      delete headers['content-encoding']
      next()
    })
    logout.removeAllContentTypeParsers()
    logout.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, parseLoosely(String(body))),
    )
    routesOf(logout)('POST /logout', { validatorCompiler: () => () => true }, async (request, reply) => {
      const token = sessionTokenIn(request.body)
      request.accountId = token
        ? await endSessionByToken(db, token, clock.now())
        : await endBearerSession(request.headers.authorization)
      return reply.code(204).send(null)
    })
    ready()
  })

  async function endBearerSession(authorization: string | undefined): Promise<number | null> {
    try {
      const now = clock.now()
      return await endSession(db, readToken(app, authorization, now).sid, now)
    } catch (error) {
      // An invalid token has no session to end.
      app.log.debug({ err: error }, 'logout without a session')
      return null
    }
  }

  done()
}

function parseLoosely(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function sessionTokenIn(body: unknown): string | undefined {
  const token =
    typeof body === 'object' && body !== null && 'session_token' in body ? body.session_token : undefined
  return typeof token === 'string' && token.length <= MAX_LENGTH.sessionToken ? token : undefined
}

import fastifySwagger from '@fastify/swagger'
import { ProblemSchema } from '@luzzu/domain/contracts'
import type { FastifyInstance } from 'fastify'
import { describePage } from './docs-page'

const PROBLEM = {
  description: 'A problem, as RFC 9457 has it',
  content: { 'application/problem+json': { schema: ProblemSchema } },
}

/** Describes the routes that are registered after it, from the schemas that they are served with. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${app.config.site.name} API`, version: '1.0.0' },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: ({ schema, url, route }) => {
      const access = route.config?.access ?? 'visitor'
      const described = {
        ...schema,
        summary: `${route.method} ${url.replace('/api', '')}`,
        description: CALLERS[access],
        response: { ...(schema?.response as object | undefined), default: PROBLEM },
        ...(access !== 'visitor' && { security: [{ session: [] }] }),
      }
      return { schema: described, url }
    },
  })
}

const CALLERS = {
  visitor: 'Anyone',
  customer: 'Signed-in users',
  owner: 'The user whom the address names, and administrators',
  admin: 'Administrators',
} as const

export function answerDocs(app: FastifyInstance): void {
  const visitor = { config: { access: 'visitor' }, schema: { hide: true } } as const
  app.get('/openapi.json', visitor, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(app.swagger()),
  )
  app.get('/docs', visitor, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(describePage(app.swagger())),
  )
}

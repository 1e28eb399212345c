import fastifySwagger from '@fastify/swagger'
import { DEFAULT_SETTINGS } from '@luzzu/domain'
import { ProblemSchema } from '@luzzu/domain/contracts'
import type { FastifyInstance } from 'fastify'
import { completeDocument, type OpenApiDocument } from './complete-document'
import { describePage } from './docs-page'

/** Generates the OpenAPI document from the schemas of routes registered after it. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${app.config.site.name} API`,
        version: '1.0.0',
        description:
          'Browse the catalogue, request bookings and manage them. Errors are RFC 9457 problem details.',
        license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
        contact: {
          name: app.config.site.name,
          url: app.config.site.url,
          email: DEFAULT_SETTINGS.contact.mail,
        },
      },
      servers: [{ url: app.config.site.url }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: ({ schema, url, route }) => {
      const access = route.config?.access ?? 'visitor'
      const described = {
        ...schema,
        description: CALLERS[access],
        ...(access !== 'visitor' && { security: [{ session: [] }] }),
      }
      return { schema: described, url }
    },
    transformObject: (document) =>
      completeDocument(
        ('openapiObject' in document ? document.openapiObject : {}) as OpenApiDocument,
        ProblemSchema,
      ) as object,
  })
}

const CALLERS = {
  visitor: 'Anyone',
  customer: 'Signed-in users',
  self: 'The user in the path',
  owner: 'The user in the path, and administrators',
  admin: 'Administrators',
} as const

export function registerDocs(app: FastifyInstance): void {
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

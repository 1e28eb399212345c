import fastifySwagger from '@fastify/swagger'
import { DEFAULT_SETTINGS, SCOPES, type Scope } from '@luzzu/domain'
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
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          apiToken: apiTokenScheme(app.config.site.url),
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const { access = 'visitor', scope } = route.config ?? {}
      const described = {
        ...schema,
        description: CALLERS[access],
        ...(access !== 'visitor' && {
          security: [{ session: [] }, ...(scope ? [{ apiToken: [scope] }] : [])],
        }),
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

/** The linter knows scopes of OAuth 2 only, whose bearer tokens these are; an administrator hands them out. */
const apiTokenScheme = (siteUrl: string) => ({
  type: 'oauth2' as const,
  description: 'A token for a program, `Bearer bkt_live_…`, which an administrator creates at the token URL',
  flows: {
    clientCredentials: {
      tokenUrl: `${siteUrl}/admin/integrations`,
      scopes: Object.fromEntries(SCOPES.map((scope) => [scope, SCOPE_DESCRIPTIONS[scope]])),
    },
  },
})

const SCOPE_DESCRIPTIONS: Record<Scope, string> = {
  'bookings:read': 'Read bookings and exports',
  'bookings:write': 'Make and change bookings, as staff',
  'catalogue:write': 'Change what can be booked, when and at what price',
  octo: 'Sell as a reseller, at /octo',
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

import fastifySwagger from '@fastify/swagger'
import { DEFAULT_SETTINGS, SCOPES, type Scope } from '@luzzu/domain'
import { type GuestAccess, ProblemSchema } from '@luzzu/domain/contracts'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../escape-html'
import {
  type CachedResponse,
  sendCachedResponse,
  tagOf,
  toCachedResponse,
} from '../http/cache/cached-response'
import { completeDocument, type OpenApiDocument } from './complete-document'

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
          order: ORDER_SCHEME,
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const { access = 'visitor', scope, guests } = route.config ?? {}
      const described = {
        ...schema,
        description: guests ? `${CALLERS[access]}; ${GUESTS[guests]}` : CALLERS[access],
        ...(access !== 'visitor' && {
          security: [
            { session: [] },
            ...(scope ? [{ apiToken: [scope] }] : []),
            ...(guests === 'order-token' ? [{ order: [] }] : []),
            ...(guests === 'checkout' ? [{}] : []),
          ],
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

const ORDER_SCHEME = {
  type: 'apiKey' as const,
  in: 'header' as const,
  name: 'Authorization',
  description:
    '`Order <token>`, with the token of the order that it is about, as POST /orders answers it or as it was mailed',
}

const GUESTS: Record<GuestAccess, string> = {
  'order-token': 'whoever has the token of its order',
  checkout: 'visitors while `guest_checkout` is on',
}

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

const DOCS_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
}

export function registerDocs(app: FastifyInstance): void {
  const visitor = { config: { access: 'visitor' }, schema: { hide: true } } as const
  // Megabytes that stay the same while the server runs: anyone may ask for them again and again.
  let document: CachedResponse | undefined
  let page: CachedResponse | undefined
  app.get('/openapi.json', visitor, async (request, reply) => {
    document ??= toCachedResponse({ body: app.swagger() })
    return sendCachedResponse(request, reply, document)
  })
  app.get('/docs', visitor, async (request, reply) => {
    page ??= toCachedPage(describePage(app.swagger()))
    return sendCachedResponse(request, reply, page)
  })
}

function toCachedPage(html: string): CachedResponse {
  const identity = Buffer.from(html)
  return { etag: tagOf(identity), headers: DOCS_HEADERS, bytes: { identity } }
}

type Operation = {
  description?: string
  parameters?: { name: string; in: string }[]
  requestBody?: unknown
  responses?: object
}
type Document = { info: { title: string; version: string }; paths?: Record<string, unknown> }

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #0b1f33; background: #fffdf8 }
  h2 { font-size: 1.1rem; margin: 2rem 0 .25rem } code, pre { font: 14px/1.4 ui-monospace, monospace }
  pre { background: #f5eee0; padding: 1rem; overflow: auto } .method { color: #0a4d7a }
  @media screen and (prefers-color-scheme: dark) { body { color: #f3eee3; background: #0b1a26 } pre { background: #071320 } .method { color: #5bb4e5 } }`

/** Renders the OpenAPI document as an HTML page without scripts. */
function describePage(document: object): string {
  const { info, paths = {} } = document as Document
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) =>
      describe(path, method, operation),
    ),
  )
  const title = escapeHtml(info.title)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main><h1>${title} ${escapeHtml(info.version)}</h1>
<p>Errors are problems as RFC 9457 has them. The same as data: <a href="openapi.json">openapi.json</a>.</p>
${operations.join('\n')}</main></body></html>`
}

function describe(
  path: string,
  method: string,
  { description, parameters, requestBody, responses }: Operation,
): string {
  const details = {
    ...(parameters && { parameters }),
    ...(requestBody !== undefined && { requestBody }),
    responses,
  }
  return `<section><h2><code><span class="method">${escapeHtml(method.toUpperCase())}</span> ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(description ?? '')}</p>
<details><summary>Shapes</summary><pre>${escapeHtml(JSON.stringify(details, null, 2))}</pre></details></section>`
}

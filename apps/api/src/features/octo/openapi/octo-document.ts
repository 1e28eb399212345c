import { SCOPES } from '@luzzu/domain'
import { CAPABILITIES } from '../capabilities'
import { OCTO_ERRORS, type OctoErrorCode } from '../octo-error'
import { BOOKING_UPDATE } from '../webhooks/webhooks'
import { OPERATIONS, type Operation } from './operations'
import { ref, SCHEMAS, text } from './schemas'

const EVERYWHERE = [
  'UNAUTHORIZED',
  'FORBIDDEN',
  'TOO_MANY_REQUESTS',
  'INTERNAL_SERVER_ERROR',
  'UNAVAILABLE',
] as const

const HEADER = {
  name: 'Octo-Capabilities',
  in: 'header',
  description: `Which of ${CAPABILITIES.join(', ')} to answer with; the response echoes those in effect`,
  schema: text,
}

const parameter = (place: 'path' | 'query') => (name: string) => ({
  name,
  in: place,
  description: `The ${name}`,
  required: place === 'path',
  schema: text,
})

/** The OpenAPI document of what resellers are served. */
export function octoDocument({ name, url }: { name: string; url: string }, mail: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const [key, operation] of Object.entries(OPERATIONS)) {
    const [method = '', path = ''] = key.split(' ')
    paths[`/octo${path}`] = { ...paths[`/octo${path}`], [method.toLowerCase()]: describe(key, operation) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${name} for resellers`,
      version: '1.0.0',
      description:
        'OCTO core, octo/pricing, octo/content and octo/webhooks. Success is 200, also where something is created.',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      contact: { name, url, email: mail },
    },
    servers: [{ url }],
    tags: [{ name: 'OCTO', description: 'The supplier API of OCTO' }],
    paths,
    webhooks: { [BOOKING_UPDATE]: { post: describeUpdate() } },
    components: {
      schemas: SCHEMAS,
      securitySchemes: {
        apiToken: { type: 'http', scheme: 'bearer', description: `A token with the scope ${SCOPES.at(-1)}` },
      },
    },
  }
}

function describe(key: string, { summary, body, query = [], answer, errors }: Operation) {
  const names = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name))
  return {
    operationId: key.replaceAll(/\W+(\w?)/g, (_match, letter: string) => letter.toUpperCase()),
    tags: ['OCTO'],
    summary,
    description: summary,
    security: [{ apiToken: [] }],
    parameters: [HEADER, ...names.map(parameter('path')), ...query.map(parameter('query'))],
    ...(body && { requestBody: { content: { 'application/json': { schema: body } } } }),
    responses: {
      [answer ? 200 : 204]: {
        description: 'Done',
        headers: { 'Octo-Capabilities': { description: 'Those in effect', schema: text } },
        ...(answer && { content: { 'application/json': { schema: answer } } }),
      },
      ...errorResponses([...EVERYWHERE, ...errors]),
    },
  }
}

/** What is posted to webhooks. */
function describeUpdate() {
  const signed = ['webhook-id', 'webhook-timestamp', 'webhook-signature']
  return {
    operationId: 'bookingUpdate',
    tags: ['OCTO'],
    summary: 'A booking of the reseller was confirmed, changed, moved, redeemed, rejected or cancelled',
    description: 'At least once and in any order. What staff can undo comes once they no longer can.',
    security: [],
    parameters: signed.map((name) => ({ ...parameter('path')(name), in: 'header' })),
    requestBody: { required: true, content: { 'application/json': { schema: ref('BookingUpdate') } } },
    responses: { 200: { description: 'Taken; anything but 2xx is tried again' } },
  }
}

function errorResponses(codes: readonly OctoErrorCode[]): Record<string, object> {
  const byStatus = Object.groupBy(codes, (code) => String(OCTO_ERRORS[code][0]))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, found = []]) => [
      status,
      {
        description: found.join(', or '),
        content: {
          'application/json': {
            schema: ref('Error'),
            examples: Object.fromEntries(
              found.map((error) => [error, { value: { error, errorMessage: OCTO_ERRORS[error][1] } }]),
            ),
          },
        },
      },
    ]),
  )
}

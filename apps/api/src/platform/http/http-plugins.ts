import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import fastifyCors, { type FastifyCorsOptions } from '@fastify/cors'
import fastifyMultipart from '@fastify/multipart'
import fastifyRateLimit from '@fastify/rate-limit'
import { MAX_BODY_BYTES, MAX_IMAGE_BYTES } from '@luzzu/domain'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../errors/refusal'
import { carriesApiToken } from './carries-api-token'
import { NETWORK_PREFIX_BITS } from './networks'

const REQUESTS_PER_MINUTE = 3000
const QUICK_BROTLI = 4

export async function registerHttpPlugins(app: FastifyInstance): Promise<void> {
  const { rateLimit, allowedOrigins } = app.config
  await app.register(fastifyRateLimit, {
    global: rateLimit,
    max: rateLimit ? REQUESTS_PER_MINUTE : Number.MAX_SAFE_INTEGER,
    timeWindow: '1 minute',
    ipv6Subnet: NETWORK_PREFIX_BITS,
    // A token has a limit of its own, where a route has verified it.
    allowList: ({ apiToken }) => Boolean(apiToken),
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal('too-many-requests', { retryAfter: Math.ceil(ttl / 1000) }),
  })
  if (allowedOrigins.length > 0) await app.register(fastifyCors, corsOptions(allowedOrigins))
  await app.register(fastifyCompress, {
    // Most responses are cached with their encodings; other routes opt in to compression. Request bodies are never
    // decompressed.
    global: false,
    globalDecompression: false,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI } },
    threshold: 1024,
  })
  await app.register(fastifyMultipart, {
    limits: {
      fileSize: MAX_IMAGE_BYTES,
      files: 1,
      fields: 12,
      parts: 12,
      fieldNameSize: 100,
      fieldSize: MAX_BODY_BYTES,
    },
  })
}

/**
 * Counts the requests of an area before any of its later hooks refuses them. Routes with a limit of their own, and programs,
 * whose tokens have one, are left to what counts them.
 */
export function limitRequests(app: FastifyInstance): void {
  if (!app.config.rateLimit) return
  const limit = app.rateLimit()
  app.addHook('onRequest', async (request, reply) => {
    const { headers, routeOptions } = request
    if (routeOptions.config.rateLimit || carriesApiToken(headers.authorization)) return
    await limit.call(app, request, reply)
  })
}

const corsOptions = (origin: string[]): FastifyCorsOptions => ({
  origin,
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match', 'If-None-Match'],
  exposedHeaders: [
    'ETag',
    'Link',
    'Location',
    'X-Total-Count',
    'Retry-After',
    'Idempotency-Replayed',
    'Undo-Expires-In',
    'X-Request-Id',
  ],
  maxAge: 600,
  credentials: false,
  // Its refusal would be plain text, not a problem document.
  strictPreflight: false,
})

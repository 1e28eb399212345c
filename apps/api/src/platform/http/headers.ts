import { withoutSecretsInPaths } from '@luzzu/domain'
import type { FastifyReply } from 'fastify'

const YEAR_S = 31_536_000

const EVERYWHERE = {
  'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** The policy for API responses opened as a page: nothing is allowed. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

const ISOLATED = { 'cross-origin-opener-policy': 'same-origin' }

export const API_HEADERS = {
  ...EVERYWHERE,
  ...ISOLATED,
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': API_POLICY,
}

/** Names a request in its response, as the log lines and problems of the request do. */
export const REQUEST_ID = 'x-request-id'

export function setApiHeaders(reply: FastifyReply): void {
  reply.headers(API_HEADERS).header(REQUEST_ID, reply.request.id)
}

/** The policy for pages follows the manifest: scripts from this server and the listed remotes. */
export function pagePolicy(remoteOrigins: readonly string[], scriptHashes: readonly string[] = []): string {
  const sources = ["'self'", ...remoteOrigins].join(' ')
  return [
    "default-src 'none'",
    `script-src ${[sources, ...scriptHashes].join(' ')}`,
    `style-src ${sources} 'unsafe-inline'`,
    `img-src ${sources} data: blob:`,
    `font-src ${sources} data:`,
    `connect-src ${sources}`,
    `worker-src ${sources} blob:`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-uri /csp-report',
  ].join('; ')
}

export function setPageHeaders(reply: FastifyReply, path: string, policy: string): void {
  // Other origins may embed the files of remotes.
  reply.headers({
    ...EVERYWHERE,
    ...ISOLATED,
    // What a page loads would tell logs and proxies its address.
    ...(withoutSecretsInPaths(path) !== path && { 'referrer-policy': 'no-referrer' }),
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': policy,
  })
}

/** Lets a page share the process of the one that links to it: a process of its own delays the first paint by 100 ms. */
export function withoutIsolation(reply: FastifyReply): void {
  for (const name of Object.keys(ISOLATED)) reply.removeHeader(name)
}

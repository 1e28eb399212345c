import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { type SerializerFactory, SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import { MAX_BODY_BYTES, REQUEST_TIMEOUT_MS } from '@luzzu/domain'
import type { ProblemCode } from '@luzzu/domain/contracts'
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import { stdSerializers } from 'pino'
import { type ErrorForm, type ForeignErrors, PROBLEM_FORM, sendProblem } from '../errors/problem-json'
import { readableStack } from '../errors/readable-stack'
import { Refusal } from '../errors/refusal'
import { translateError } from '../errors/translate-error'
import type { Admission } from './admission'
import type { Caches } from './cache/cached-response'
import { serveFromCache } from './cache/serve-from-cache'
import { REQUEST_ID, setApiHeaders } from './headers'
import type { TrustsPeer } from './trusted-peers'

/** Log level and destination; standard output by default. */
export type Log = { level: string; stream?: { write(line: string): void } }

const SECRETS = ['*.password', '*.session_token', '*.token', '*.phone', '*.authorization', '*.headers']

/** Time to receive the body of a request. */
const RECEIVE_TIMEOUT_MS = 60_000

/** For uploads: the handler's time begins before the body has arrived. */
export const UPLOAD_TIMEOUT_MS = RECEIVE_TIMEOUT_MS + REQUEST_TIMEOUT_MS

/** Node only enforces the request timeout when all of these are set. */
const HTTP = {
  headersTimeout: 10_000,
  requestTimeout: RECEIVE_TIMEOUT_MS,
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16_384,
  // Refused below with a problem response, which Node's own refusal lacks.
  requireHostHeader: false,
}

/** Without the row that PostgreSQL quotes. */
function describeError(error: Error) {
  const { detail: _, ...described } = stdSerializers.err(error)
  return { ...described, stack: readableStack(described.stack) }
}

type ServerDependencies = {
  trusts: TrustsPeer | undefined
  caches: Caches
  admission: Admission | undefined
  foreign?: ForeignErrors
  log: Log | undefined
}

export function serverOptions({
  trusts,
  caches,
  admission,
  foreign,
  log,
}: ServerDependencies): FastifyServerOptions {
  return {
    logger: log ? { ...log, redact: SECRETS, serializers: { err: describeError } } : false,
    bodyLimit: MAX_BODY_BYTES,
    handlerTimeout: REQUEST_TIMEOUT_MS,
    serverFactory: serveFromCache(caches, HTTP, { admission, foreign }),
    forceCloseConnections: 'idle',
    // The server itself refuses, with a problem response.
    return503OnClosing: false,
    trustProxy: trusts ?? false,
    schemaController: { compilersFactory: { buildSerializer } },
    // Each API refuses long ids in its own way; none is longer than the headers may be.
    routerOptions: { maxParamLength: HTTP.maxHeaderSize },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    logController: new LogController({ disableRequestLogging: true }),
    // Request ids from outside are ignored, because they would reach the logs.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      setApiHeaders(reply)
      if (foreign && request.url.startsWith(foreign.prefix)) foreign.send(error, request, reply)
      else sendProblem(translateError(error), request, reply)
    },
    clientErrorHandler: answerBrokenHttp(foreign),
  }
}

type Serializer = ReturnType<ReturnType<SerializerFactory>>

const compiled = new Map<string, Serializer>()

/**
 * Compiles the schema of a response for the first one, so that a start need not wait for all of them, and once: most
 * operations answer problems by the same ones.
 */
const buildSerializer: SerializerFactory = (shared, options) => {
  const compile = SerializerSelector()(shared, options)
  const compileOnce = (route: Parameters<typeof compile>[0]): Serializer => {
    const key = JSON.stringify([shared, route.schema])
    const serializer = compiled.get(key) ?? compile(route)
    compiled.set(key, serializer)
    return serializer
  }
  return (route) => {
    let serialize: Serializer | undefined
    return (body) => {
      serialize ??= compileOnce(route)
      return serialize(body)
    }
  }
}

const BROKEN: Record<string, [code: ProblemCode, line: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['timeout', '408 Request Timeout'],
  HPE_HEADER_OVERFLOW: ['headers-too-large', '431 Request Header Fields Too Large'],
}

/** `rawPacket` is what came last, which mostly begins with the request; Fastify's types have it as something else. */
type ParseError = Error & { code?: string; rawPacket?: unknown }

/** Responds to malformed HTTP, for which there is no request object, and closes the connection. */
function answerBrokenHttp(foreign: ForeignErrors | undefined) {
  return (error: ParseError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const [code, line] = BROKEN[error.code ?? ''] ?? ['malformed', '400 Bad Request']
    const { type, describe } = formFor(error, foreign)
    const id = randomUUID()
    const body = JSON.stringify(describe(new Refusal(code), id).body)
    const head = [
      `HTTP/1.1 ${line}`,
      `content-type: ${type}`,
      `content-length: ${Buffer.byteLength(body)}`,
      `${REQUEST_ID}: ${id}`,
      'x-content-type-options: nosniff',
      'connection: close',
    ]
    if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
    else socket.destroy()
  }
}

function formFor({ rawPacket }: ParseError, foreign: ForeignErrors | undefined): ErrorForm {
  if (!foreign || !Buffer.isBuffer(rawPacket)) return PROBLEM_FORM
  const [, address = ''] = rawPacket.toString('latin1', 0, foreign.prefix.length + METHOD_LENGTH).split(' ')
  return address.startsWith(foreign.prefix) ? foreign.form : PROBLEM_FORM
}

/** The longest method, and a space. */
const METHOD_LENGTH = 'PROPPATCH '.length

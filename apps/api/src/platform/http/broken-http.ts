import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { ProblemCode } from '@luzzu/domain/contracts'
import { type ErrorForm, type ForeignErrors, PROBLEM_FORM } from '../errors/problem-json'
import { Refusal } from '../errors/refusal'
import { REQUEST_ID } from './headers'

const BROKEN: Record<string, [code: ProblemCode, line: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['timeout', '408 Request Timeout'],
  HPE_HEADER_OVERFLOW: ['headers-too-large', '431 Request Header Fields Too Large'],
}

/** `rawPacket` is what came last, which mostly begins with the request; Fastify's types have it as something else. */
type ParseError = Error & { code?: string; rawPacket?: unknown }

/** Responds to malformed HTTP, for which there is no request object, and closes the connection. */
export function answerBrokenHttp(foreign: ForeignErrors | undefined) {
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

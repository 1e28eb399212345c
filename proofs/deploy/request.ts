import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { Agent, request as send } from 'node:https'
import type { Deployment } from '../../e2e/support/deployment.ts'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

type Options = {
  method?: string
  headers?: Record<string, string>
  body?: object
  /** The address of this machine from which it comes. */
  from?: string
}

/** Requests of a deployment over verified TLS; status 0 where no answer came. */
export function requestsOf({ url, certificate }: Pick<Deployment, 'url' | 'certificate'>) {
  const agent = new Agent({ ca: readFileSync(certificate), keepAlive: true, maxSockets: 16 })
  return (path: string, { method = 'GET', headers = {}, body, from }: Options = {}) =>
    new Promise<Answer>((resolve) => {
      const text = body && JSON.stringify(body)
      const request = send(
        new URL(path, url),
        {
          agent,
          method,
          headers: {
            ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
            ...headers,
          },
          ...(from && { localAddress: from }),
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          const end = (status: number) =>
            resolve({ status, headers: response.headers, body: Buffer.concat(chunks).toString('latin1') })
          response.on('end', () => end(response.statusCode ?? 0))
          response.on('error', () => end(0))
        },
      )
      request.on('error', () => resolve({ status: 0, headers: {}, body: '' }))
      request.end(text)
    })
}

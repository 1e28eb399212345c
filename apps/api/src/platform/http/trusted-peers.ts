import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

/** Whether the `X-Forwarded-*` headers of a peer are believed. */
export type TrustsPeer = (address: string | undefined) => boolean

/** Reads addresses and ranges as the server framework does; without any, nobody is trusted. */
export function trustedPeers(addresses: readonly string[]): TrustsPeer | undefined {
  if (addresses.length === 0) return undefined
  const trusts = proxyAddr.compile([...addresses])
  return (address) => address !== undefined && trusts(address, 0)
}

/** The address of whoever sends a request, as the server framework tells it. */
export function senderAddress(trusts: TrustsPeer | undefined): (request: IncomingMessage) => string {
  if (!trusts) return ({ socket }) => socket.remoteAddress ?? ''
  return (request) => proxyAddr(request, trusts)
}

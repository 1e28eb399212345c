import { BlockList, isIP } from 'node:net'
import { codePointLength, isTrustworthyOrigin, MAX_LENGTH, validatePassword } from '@luzzu/domain'

export const isWholeNumber = (min: number, max: number) => (text: string) =>
  /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max

const protocolOf = (text: string) => (URL.canParse(text) ? new URL(text).protocol : undefined)

export const isHttpAddress = (text: string) => ['http:', 'https:'].includes(protocolOf(text) ?? '')
/** A text without a scheme is a path; a single letter before a colon is a drive. */
export const isSafeAddressOrFile = (text: string) =>
  !/^[a-z][a-z\d+.-]+:/i.test(text) || (isHttpAddress(text) && isTrustworthyOrigin(new URL(text)))
export const isPostgresAddress = (text: string) =>
  ['postgres:', 'postgresql:'].includes(protocolOf(text) ?? '')
export const isSmtpAddress = (text: string) => ['smtp:', 'smtps:'].includes(protocolOf(text) ?? '')
/** An email address, optionally with a display name. */
export const isMailSender = (text: string) =>
  /^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text)
export const isHttpOrigin = (text: string) => isHttpAddress(text) && new URL(text).origin === text

/** An origin, with or without a trailing slash. */
export const isSiteAddress = (text: string) => isHttpOrigin(text.replace(/\/$/, ''))

/** The local URL of the server; a wildcard host is not an address to connect to. */
export function localUrl(host: string, port: number): string {
  const url = new URL(`http://${inUrl(host)}:${port}`)
  if (['0.0.0.0', '[::]'].includes(url.hostname)) url.hostname = 'localhost'
  return url.origin
}

const inUrl = (host: string) => (isIP(host) === 6 ? `[${host}]` : host)

/** A host name or IP address by syntax; whether it belongs to this machine is known when the server listens. */
export const isHost = (text: string) =>
  (isIP(text) !== 0 || /^[\w.-]+$/.test(text)) && URL.canParse(`http://${inUrl(text)}`)

/** Site names appear in page titles and email subjects. */
export const isSiteName = (text: string) =>
  codePointLength(text) <= MAX_LENGTH.siteName && !/\p{Cc}/u.test(text)

/** A secret or restricted key of Stripe, of test or live mode. */
export const isStripeKey = (text: string) => /^(?:sk|rk)_(?:test|live)_\w+$/.test(text)
/** One or two signing secrets: during a rotation the one before is good, too. */
export const areWebhookSecrets = (text: string) =>
  /^[\x21-\x2b\x2d-\x7e]+(?:\s*,\s*[\x21-\x2b\x2d-\x7e]+)?$/.test(text)
/** An origin over https, or of this machine. */
export const isSafeOrigin = (text: string) => isSiteAddress(text) && isTrustworthyOrigin(new URL(text))

export const isPassword = (text: string) => validatePassword(text) === undefined

/** An IP address, or a range in the form `10.0.0.0/8`. */
export function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || isWholeNumber(0, family === 4 ? 32 : 128)(bits)
}

/** Whether only this machine reaches a server that listens there. */
export const isLocalHost = (host: string) => host === 'localhost' || isLoopback(host)

/** Whether an address is a loopback address. */
export function isLoopback(address: string): boolean {
  const loopback = new BlockList()
  loopback.addSubnet('127.0.0.0', 8, 'ipv4')
  loopback.addAddress('::1', 'ipv6')
  const plain = address.replace(/^::ffff:/, '')
  return isIP(plain) !== 0 && loopback.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

import { MAX_LENGTH } from '../limits'

const WEBHOOK_URL_MESSAGES = {
  required: 'Address is required',
  tooLong: `Address must be at most ${MAX_LENGTH.webhookUrl} characters`,
  invalid: 'Address must be one such as https://example.com/hooks',
  https: 'Address must begin with https://',
  user: 'Address must not contain a user name or password',
  fragment: 'Address must not contain a #',
  port: 'The port must be 443, or 1024 and above',
  name: 'Address must have a name, not an IP address',
} as const

const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/
const MIN_PORT = 1024

/** Why events cannot be sent to an address; whom its name leads to is checked when they are. */
export function checkWebhookUrl(value: unknown, allowedOrigins: readonly string[]): string | undefined {
  if (value === undefined || value === null || value === '') return WEBHOOK_URL_MESSAGES.required
  // Before it is parsed, which takes control characters and spaces out.
  if (typeof value !== 'string' || !/^[\x21-\x7e]+$/.test(value)) return WEBHOOK_URL_MESSAGES.invalid
  if (value.length > MAX_LENGTH.webhookUrl) return WEBHOOK_URL_MESSAGES.tooLong
  if (!URL.canParse(value) || !/^https?:\/\/[^/]/i.test(value)) return WEBHOOK_URL_MESSAGES.invalid
  const url = new URL(value)
  if (url.username !== '' || url.password !== '' || /^[^/]*\/\/[^/?#]*@/.test(value))
    return WEBHOOK_URL_MESSAGES.user
  if (value.includes('#')) return WEBHOOK_URL_MESSAGES.fragment
  return allowedOrigins.includes(url.origin) ? undefined : checkReach(url)
}

function checkReach({ protocol, port, hostname }: URL): string | undefined {
  if (protocol !== 'https:') return WEBHOOK_URL_MESSAGES.https
  if (port !== '' && Number(port) < MIN_PORT) return WEBHOOK_URL_MESSAGES.port
  const name = hostname.replace(/\.+$/, '')
  return name === '' || name.startsWith('[') || IPV4.test(name) ? WEBHOOK_URL_MESSAGES.name : undefined
}

import { checkWebhookUrl, parseId } from '@luzzu/domain'
import type { Db, WebhookEndpointRow } from '../../../platform/database/schema'
import type { SecretBox } from '../../webhooks/secret-box'
import { createEndpoint, deleteEndpoint } from '../../webhooks/webhooks.commands'
import { selectEndpoints } from '../../webhooks/webhooks.queries'
import type { Caller } from '../caller'
import { readBody, readText } from '../fields'
import { badRequest } from '../octo-error'

/** The one event that resellers can be told of. */
export const BOOKING_UPDATE = 'booking_update'
const MAX_URL = 2000

export const toWebhook = ({ id, url }: WebhookEndpointRow) => ({
  id: String(id),
  event: BOOKING_UPDATE,
  url,
})

export async function listWebhooks(db: Db, { tokenId }: Caller) {
  const rows = await selectEndpoints(db, tokenId).orderBy('id').execute()
  return rows.map(toWebhook)
}

type Settings = { secrets: SecretBox; allowedOrigins: readonly string[] }

/**
 * Has bookings of the reseller posted to an address, with the fields of the capabilities that are asked for now.
 * @throws {OctoError} `BAD_REQUEST` for a bad address or event, `UNPROCESSABLE_ENTITY` for one too many.
 */
export async function createWebhook(
  db: Db,
  { actor, tokenId, reseller, capabilities }: Caller,
  body: unknown,
  { secrets, allowedOrigins }: Settings,
) {
  const fields = readBody(body)
  const [url = '', event] = [readText(fields, 'url', MAX_URL), readText(fields, 'event')]
  const problem = checkWebhookUrl(fields.url, allowedOrigins)
  if (problem !== undefined) throw badRequest(problem)
  if (event !== BOOKING_UPDATE) throw badRequest(`event must be ${BOOKING_UPDATE}.`)
  const input = { url, events: [event], description: reseller.name, enabled: true }
  const owner = { tokenId, capabilities: [...capabilities] }
  const { endpoint, secret } = await createEndpoint(db, actor, input, { secrets, owner })
  return { ...toWebhook(endpoint), secret }
}

/** @throws {OctoError} `BAD_REQUEST` for one that is unknown or another reseller's. */
export async function deleteWebhook(db: Db, { actor, tokenId }: Caller, id: string): Promise<void> {
  const known = parseId(id)
  const found =
    known !== undefined && (await selectEndpoints(db, tokenId).where('id', '=', known).executeTakeFirst())
  if (!found) throw badRequest('This webhook is unknown.')
  await deleteEndpoint(db, actor, found.id, tokenId)
}

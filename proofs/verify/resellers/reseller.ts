import { daysFromNow, logIn, type Send, type Server } from '../../support/product'

/** What is asked at `/octo`, by a reseller who may hold as much as anybody. */
export type Reseller = {
  /** Of an administrator. */
  session: string
  ask(
    server: Server | undefined,
    path: string,
    payload?: object,
    method?: 'PATCH',
  ): Promise<{ status: number; body: OctoBody }>
}

export type OctoBody = { uuid: string; status: string; error?: string; utcExpiresAt: string | null }

/** Makes a token, and has a product confirmed at once. */
export async function aReseller(send: Send, url: string): Promise<Reseller> {
  const { token: session } = await logIn(send, url)
  const reseller = { name: 'Proof Tours', mail: 'desk@example.com', max_holds: 500 }
  const payload = { name: 'Proof', scopes: ['octo'], rate_per_minute: 6000, reseller }
  const made = await send(`${url}/api/api-tokens`, { method: 'POST', token: session, payload })
  const { token } = JSON.parse(made.body) as { token: string }
  const distribution = { instant_confirmation: true }
  await send(`${url}/api/products/1/distribution`, { method: 'PUT', token: session, payload: distribution })
  return {
    session,
    async ask(server, path, body, method) {
      const options = { method: method ?? (body ? 'POST' : 'GET'), token, ...(body && { payload: body }) }
      for (;;) {
        const reply = await send(`${server?.url}/octo${path}`, options)
        const answer = { status: reply.status, body: JSON.parse(reply.body || '{}') as OctoBody }
        // A busy server is asked again, as resellers do.
        if (answer.status !== 503 || answer.body.error !== 'UNAVAILABLE') return answer
      }
    },
  }
}

export const CONTACT = { fullName: 'Karl Borg', emailAddress: 'karl@example.com' }

/** A request for the first slot of the first product. */
export async function findAvailableSlot({ ask }: Reseller, server: Server | undefined, days: number) {
  const day = { localDateStart: daysFromNow(days), localDateEnd: daysFromNow(days) }
  const option = { productId: '1', optionId: '1' }
  const { body } = await ask(server, '/availability', { ...option, ...day })
  const [offered] = body as unknown as { id: string }[]
  if (!offered) throw new Error(`Nothing is offered in ${days} days.`)
  return { ...option, availabilityId: offered.id, unitItems: [{ unitId: 'guest' }] }
}

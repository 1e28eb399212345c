import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { APIRequestContext, Page } from '@playwright/test'
import { type Product, startProduct } from './support/product.ts'
import { seededFolder } from './support/seeded-folder.ts'
import { asStaff, openAs, signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { daysFromNow } from './support/users.ts'

const DAY = daysFromNow(13)

/** What a receiver was told, by the names of the events. */
async function startReceiver() {
  const events: string[] = []
  const server = createServer((request, reply) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      events.push((JSON.parse(body) as { type: string }).type)
      reply.writeHead(204).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { events, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

/** The secret that is shown once, after which its dialog is closed. */
async function readSecret(page: Page, title: string, label: string): Promise<string> {
  const shown = page.getByRole('dialog', { name: title })
  const secret = await shown.getByLabel(label).inputValue()
  await shown.getByRole('button', { name: 'Done' }).click()
  await expect(shown).toBeHidden()
  return secret
}

async function addReseller(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add reseller' }).click()
  const form = page.getByRole('dialog', { name: 'Add reseller' })
  await form.getByLabel('Name of the reseller').fill('Blue Grotto Tours')
  await form.getByLabel('Email').fill('desk@bluegrotto.example')
  await form.getByRole('button', { name: 'Add reseller' }).click()
  return readSecret(page, 'Reseller created', 'Token')
}

/** What a reseller requests. */
function reseller(request: APIRequestContext, { url }: Product, token: string) {
  return async (path: string, data?: object) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await request.fetch(`${url}/octo${path}`, {
      method: data ? 'POST' : 'GET',
      headers,
      ...(data && { data }),
    })
    if (!answer.ok()) throw new Error(`${path} failed: ${await answer.text()}`)
    return answer.json()
  }
}

test('a reseller holds a boat and books it: staff see both, a webhook tells it, and a calendar shows it', async ({
  page,
  request,
}) => {
  const receiver = await startReceiver()
  const environment = { WEBHOOK_ALLOWED_ORIGINS: receiver.origin }
  const site = await startProduct({ dataDir: seededFolder(), environment })
  try {
    await openAs(page, await signIn(request, site), `${site.url}/admin/integrations/resellers`)
    const octo = reseller(request, site, await addReseller(page))
    const hook = { url: `${receiver.origin}/hooks`, events: ['booking.created'] }
    await asStaff(request, site, 'POST', '/webhook-endpoints', hook)
    const feed = { name: 'Skippers', statuses: ['Pending', 'Confirmed'] }
    const { url: calendar } = (await asStaff(request, site, 'POST', '/calendar-feeds', feed)) as {
      url: string
    }

    const [product] = await octo('/products')
    const place = { productId: product.id, optionId: product.options[0].id }
    const days = { localDateStart: DAY, localDateEnd: DAY }
    const [slot] = await octo('/availability', { ...place, ...days })
    const { uuid } = await octo('/bookings', {
      ...place,
      availabilityId: slot.id,
      unitItems: [{ unitId: 'guest' }, { unitId: 'guest' }],
    })
    await page.goto(`${site.url}/admin/today?date=${DAY}`)
    await expect(page.getByText(/^On hold until \d\d:\d\d \(Blue Grotto Tours\)$/)).toBeVisible()

    const contact = { fullName: 'Karl Borg', emailAddress: 'karl@example.com' }
    await octo(`/bookings/${uuid}/confirm`, { contact, resellerReference: 'BG-7' })
    await page.goto(`${site.url}/admin/bookings`)
    await page.getByRole('combobox', { name: 'Source' }).selectOption('Resellers')
    const row = page.getByRole('row').filter({ hasText: 'Karl Borg' })
    await expect(row.getByTitle(/^Sold by Blue Grotto Tours · BG-7/)).toHaveText('Blue Grotto Tours')

    await expect.poll(() => receiver.events).toContain('booking.created')
    await page.goto(`${site.url}/admin/integrations/webhooks`)
    await page.getByRole('button', { name: /^Deliveries of/ }).click()
    const created = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'booking.created' })
    await expect(created.first()).toContainText('Delivered')

    const events = await (await request.get(calendar)).text()
    expect(events).toContain('Karl Borg')
  } finally {
    receiver.server.closeAllConnections()
    receiver.server.close()
    await site.stop()
  }
})

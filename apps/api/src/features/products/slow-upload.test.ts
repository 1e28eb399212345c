import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aProduct } from '../../../test/support/builders'
import { aForm } from '../../../test/support/forms'
import { aPicture } from '../../../test/support/pictures'
import { testApp } from '../../../test/support/test-app'

const PIECES = 34
const PAUSE_MS = 500

test('an upload that takes longer than the handler timeout is stored', async () => {
  const { app, db, signedIn } = await testApp()
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const { headers } = await signedIn({ admin: true })
  const product = await aProduct(db)
  const form = aForm([['image', { bytes: await aPicture('png', 400, 300) }]])
  const size = Math.ceil(form.payload.length / PIECES)
  async function* slowly() {
    for (let at = 0; at < form.payload.length; at += size) {
      yield form.payload.subarray(at, at + size)
      await setTimeout(PAUSE_MS)
    }
  }

  const reply = await fetch(`${url}/api/products/${product.id}`, {
    method: 'PUT',
    headers: { ...headers, ...form.headers },
    body: ReadableStream.from(slowly()),
    duplex: 'half',
  })

  expect(reply.status).toBe(200)
  expect(await reply.json()).toMatchObject({ image: expect.any(String) })
})

import { expect, test } from 'vitest'
import { testApp } from '../../../test/support/test-app'

async function start() {
  const fixture = await testApp()
  const { app, db } = fixture
  await db.deleteFrom('faq').execute()
  const admin = await fixture.signedIn({ admin: true, username: 'Anna Micallef' })
  const ask = async (question: string): Promise<number> =>
    (await db.insertInto('faq').values({ question, answer: 'So.' }).returning('id').executeTakeFirstOrThrow())
      .id
  const send = (method: 'PUT' | 'POST', url: string, payload: object) =>
    app.inject({ method, url: `/api${url}`, payload, headers: admin.headers })
  const read = async () => {
    const reply = await app.inject({ url: '/api/faqs' })
    return {
      etag: reply.headers.etag,
      questions: reply.json().map(({ question }: { question: string }) => question),
    }
  }
  return { ...fixture, admin, ask, send, read }
}

test('visitors read FAQs in the order that staff gave them, and a new one last', async () => {
  const { app, admin, ask, send, read } = await start()
  const [one, two, three] = [await ask('One?'), await ask('Two?'), await ask('Three?')]
  const before = await read()
  expect(before.questions).toEqual(['One?', 'Two?', 'Three?'])

  const ordered = await send('PUT', '/faqs/order', { ids: [two, one, three] })

  expect(ordered.json()).toEqual([
    { id: two, question: 'Two?', answer: 'So.' },
    { id: one, question: 'One?', answer: 'So.' },
    { id: three, question: 'Three?', answer: 'So.' },
  ])
  await send('POST', '/faqs', { question: 'Four?', answer: 'So.' })
  const after = await read()
  expect(after.questions).toEqual(['Two?', 'One?', 'Three?', 'Four?'])
  expect(after.etag).not.toBe(before.etag)
  const historyOf = async (id: number) =>
    (await app.inject({ url: `/api/history?entity=faq&id=${id}`, headers: admin.headers })).json()
  expect(await historyOf(two)).toMatchObject([
    { actor: 'Anna Micallef', changes: [{ field: 'position', before: 2, after: 1 }] },
  ])
  expect(await historyOf(three)).toEqual([])
})

test('an order that leaves one out, or names one twice, changes nothing', async () => {
  const { ask, send, read } = await start()
  const [one, two] = [await ask('One?'), await ask('Two?')]
  for (const ids of [[two], [two, two], [two, one, 999], ['1'], 'all', null]) {
    const refused = await send('PUT', '/faqs/order', { ids })
    expect([refused.statusCode, refused.json().errors[0].pointer]).toEqual([422, '#/ids'])
  }
  expect((await read()).questions).toEqual(['One?', 'Two?'])
})

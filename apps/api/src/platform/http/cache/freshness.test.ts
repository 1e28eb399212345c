import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../../../src/app'
import { JWT_SECRET, testApp } from '../../../../test/support/test-app'
import { isOnPostgres, openCopy } from '../../../../test/support/test-database'

/** Two servers on one database, as two processes have it: with connections and caches of their own. */
async function withTwoServers() {
  const { app, config, clock, signedIn } = await testApp()
  const database = await openCopy(config.dataDir, config.databaseUrl)
  const webRoots = { shell: config.dataDir, remotes: {} }
  const other = await buildApp({ config, database, clock, jwtSecret: JWT_SECRET, webRoots, shedLoad: false })
  onTestFinished(async () => {
    await other.close()
    await database.close()
  })
  const { headers } = await signedIn({ admin: true })
  const url = await other.listen({ host: '127.0.0.1', port: 0 })
  const addFaq = async (question: string) => {
    const payload = { question, answer: 'Yes.' }
    expect((await app.inject({ method: 'POST', url: '/api/faqs', headers, payload })).statusCode).toBe(201)
  }
  return { addFaq, other, read: async () => (await fetch(`${url}/api/faqs`)).text() }
}

test('what staff write in one process is in the next response of another one', async () => {
  const { addFaq, other, read } = await withTwoServers()
  for (let index = 0; index < 20; index += 1) {
    await addFaq(`Question ${index}?`)
    // A notification of PostgreSQL arrives a moment later.
    if (isOnPostgres) await expect.poll(read).toContain(`Question ${index}?`)
    else expect(await read()).toContain(`Question ${index}?`)
    await read()
  }
  expect(other.caches.hits).toBeGreaterThan(0)
})

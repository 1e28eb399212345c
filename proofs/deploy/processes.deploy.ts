import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { type Deployment, deploy } from '../../e2e/support/deployment.ts'
import { ADMIN } from '../../e2e/support/product.ts'
import { newTestUser } from '../../e2e/support/users.ts'
import { startLoad } from './load.ts'
import { requestsOf } from './request.ts'

const SETTLE_MS = 2000
/** Of one account from one network. */
const LOGIN_ATTEMPTS = 10
let deployment: Deployment
// Also after a failure: nothing goes on running.
test.afterEach(() => deployment.stop())

const print = (line: string) => process.stdout.write(`${line}\n`)

async function logIn(request: ReturnType<typeof requestsOf>): Promise<string> {
  const { mail, password } = ADMIN
  const { body } = await request('/api/login', { method: 'POST', body: { mail, password } })
  return JSON.parse(body).token
}

/** The emails that the processes have put into their folders. */
function emailsTo(mail: string, { processes }: Deployment): string[] {
  return processes.flatMap(({ dataDir }) => {
    const outbox = join(dataDir, 'outbox')
    if (!existsSync(outbox)) return []
    const files = readdirSync(outbox, { withFileTypes: true }).filter((entry) => entry.name.endsWith('.eml'))
    return files
      .map(({ name }) => readFileSync(join(outbox, name), 'utf8'))
      .filter((text) => text.includes(mail))
  })
}

for (const count of [2, 4])
  test(`${count} processes are restarted one after the other under load, and nothing acknowledged is lost`, async () => {
    deployment = await deploy({
      processes: count,
      isSpread: true,
      environment: { MAX_OPEN_REQUESTS: '100000' },
    })
    const request = requestsOf(deployment)
    const token = await logIn(request)
    const authorization = `Bearer ${token}`
    const product = await request('/api/products/1', {
      method: 'PUT',
      headers: { authorization },
      body: { units: 1000 },
    })
    expect(product.status).toBe(200)

    const load = startLoad(request, token)
    await pause(SETTLE_MS)
    for (const index of deployment.processes.keys()) {
      await deployment.restart(index)
      await pause(SETTLE_MS)
    }
    const { reads, failedReads, writes, acknowledged, failedWrites, repeated } = await load.stop()
    const { body } = await request('/api/bookings', { headers: { authorization } })
    const stored = new Set((JSON.parse(body) as { id: number }[]).map(({ id }) => id))
    print(
      `${count} processes: ${reads} reads, ${failedReads.length} failed; ${writes} writes, ` +
        `${acknowledged.length} acknowledged, ${repeated} repeated, ` +
        `${acknowledged.filter((id) => !stored.has(id)).length} lost`,
    )
    expect(failedReads).toEqual([])
    expect(failedWrites).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(count)
    expect(new Set(acknowledged).size).toBe(acknowledged.length)
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
    expect(stored.size).toBe(acknowledged.length)
  })

test('limits, caches and jobs hold across four processes', async () => {
  deployment = await deploy({ processes: 4, isSpread: true, environment: { RATE_LIMIT: 'on' } })
  const request = requestsOf(deployment)
  const from = deployment.processes.map(({ url }) => url)
  const authorization = `Bearer ${await logIn(request)}`

  await test.step('what one process changes, all show', async () => {
    const question = 'Is the sea warm?'
    const made = await fetch(`${from[0]}/api/faqs`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ question, answer: 'In September.' }),
    })
    expect(made.status).toBe(201)
    for (const url of from)
      await expect.poll(async () => (await fetch(`${url}/api/faqs`)).text()).toContain(question)
  })

  await test.step('an email is sent by one of them', async () => {
    const people = [newTestUser(), newTestUser(), newTestUser(), newTestUser()]
    for (const person of people)
      expect((await request('/api/register', { method: 'POST', body: person })).status).toBe(201)
    for (const { mail } of people)
      await expect.poll(() => emailsTo(mail, deployment).length, { timeout: 30_000 }).toBe(1)
    await pause(SETTLE_MS)
    expect(people.map(({ mail }) => emailsTo(mail, deployment).length)).toEqual([1, 1, 1, 1])
  })

  await test.step('a guesser gets no more attempts from several processes', async () => {
    const body = JSON.stringify({ mail: ADMIN.mail, password: 'not the password' })
    const statuses: number[] = []
    for (let attempt = 0; attempt < LOGIN_ATTEMPTS + 4; attempt += 1) {
      const url = from[attempt % from.length]
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.50' }
      statuses.push((await fetch(`${url}/api/login`, { method: 'POST', headers, body })).status)
    }
    const refused = statuses.indexOf(429)
    print(`Attempts at a password over four processes before the limit: ${refused}`)
    expect(refused).toBe(LOGIN_ATTEMPTS)
    expect(new Set(statuses.slice(refused))).toEqual(new Set([429]))
  })

  await test.step('each job runs in one of them', async () => {
    const lastRun = async () => {
      const { body } = await request('/api/system', { headers: { authorization } })
      const { jobs } = JSON.parse(body) as { jobs: { name: string; last_at: string; last_error: string }[] }
      return jobs.find(({ name }) => name === 'retention')
    }
    await expect.poll(lastRun).toMatchObject({ last_at: expect.any(String), last_error: null })
    const first = await lastRun()
    await pause(SETTLE_MS)
    expect(await lastRun()).toEqual(first)
    for (const { output } of deployment.processes) expect(output()).not.toContain('a job failed')
  })
})

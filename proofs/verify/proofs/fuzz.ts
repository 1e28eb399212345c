import { spawnSync } from 'node:child_process'
import { request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { InjectOptions } from 'fastify'
import { fuzz, operationsIn } from '../../../apps/api/test/api/fuzz-run'
import { client, logIn, register, type Server, type Store, type TestUser } from '../../support/product'
import { ENGINES, NAMES, withServers } from '../product-servers'
import type { Proof, Run } from '../proof'

/** To each operation, by each role, on each database. */
const RUNS = 2500
const LARGEST_SEED = 2 ** 31
const ROLES = ['visitor', 'customer', 'administrator'] as const
type Role = (typeof ROLES)[number]
/** A batch is short, so that what a request did to the sender does not weaken the others for long. */
const BATCH = 50
const CREATE_ADMIN = fileURLToPath(new URL('../../../apps/api/dist/admin-create.js', import.meta.url))

/** Odd requests by everybody to every operation of the API: each gets a valid response. */
export const prove: Proof = async (run) => {
  for (const engine of run.some(ENGINES)) {
    await withServers(engine, 1, async (store, servers) => {
      for (const server of servers) for (const role of ROLES) await fuzzAs(run, store, server, role)
    })
  }
}

async function fuzzAs(run: Run, store: Store, server: Server, role: Role): Promise<void> {
  const { engine } = store
  run.progress(`role ${role} on ${NAMES[engine]}`)
  const { body } = await client(1)(`${server.url}/api/openapi.json`)
  const operations = operationsIn(JSON.parse(body))
  const seeds = run.random(`fuzz ${engine} ${role}`)
  const faults: string[] = []
  let sent = 0
  for (let left = run.scaled(RUNS, 2); left > 0; left -= BATCH) {
    const person = await signIn(store, server, role, left)
    const result = await fuzz({
      operations,
      seed: Math.floor(seeds() * LARGEST_SEED),
      runs: Math.min(BATCH, left),
      send: (request, { path }) => send(server.url, request, path === '/api/logout' ? undefined : person),
    })
    sent += result.sent
    faults.push(...result.faults)
  }
  for (const fault of faults.slice(0, 10)) run.progress(fault)
  run.promise(
    `odd requests of role ${role} get no 5xx, no hang, and valid problems on ${NAMES[engine]}`,
    `${faults.length} faults in ${sent} requests to ${operations.length} operations`,
    faults.length === 0 && server.process.exitCode === null,
  )
}

async function signIn(store: Store, server: Server, role: Role, turn: number): Promise<TestUser | undefined> {
  if (role === 'visitor') return undefined
  if (role === 'customer') return register(client(1), server.url, `odd-${turn}`)
  return logIn(client(1), server.url, createAdministrator(store, turn))
}

/** Administrators may disable themselves while there is another one, so each batch has its own. */
function createAdministrator({ environment }: Store, turn: number): { mail: string; password: string } {
  const who = { mail: `odd-admin-${turn}@example.com`, password: 'salt on the quay' }
  const { status, stderr } = spawnSync(process.execPath, [CREATE_ADMIN, who.mail, '--password-stdin'], {
    env: { ...process.env, ...environment },
    input: who.password,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`No administrator could be created: ${stderr}`)
  return who
}

function send(
  base: string,
  { method = 'GET', url = '/', headers = {}, payload }: InjectOptions,
  person: TestUser | undefined,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(`${base}${String(url)}`, {
      method,
      headers: { ...headers, ...(person && { authorization: `Bearer ${person.token}` }) },
      timeout: 20_000,
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${method} ${String(url)} hung`)))
    outgoing.on('error', reject)
    outgoing.on('response', async (reply) =>
      resolve({ status: reply.statusCode ?? 0, body: await text(reply) }),
    )
    outgoing.end(payload)
  })
}

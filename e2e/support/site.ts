import { spawnSync } from 'node:child_process'
import { deploy } from './deployment.ts'
import { ADMIN, type Product, startProduct } from './product.ts'
import { seededFolder } from './seeded-folder.ts'

/** The product at the address of its visitors, and the processes behind it. */
export type Site = Product & { processes: readonly Product[] }

export async function startSite(deployed: boolean): Promise<Site> {
  const site = await (deployed ? startDeployed() : startSingle())
  if (site.url) await addUnits(site)
  return site
}

/** Of the first product, which most journeys book, so that none takes the last unit of another one’s day. */
async function addUnits({ url }: Site): Promise<void> {
  const send = async (method: string, path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const answer = await fetch(`${url}/api${path}`, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path} failed: ${await answer.text()}`)
    return (await answer.json()) as { token: string }
  }
  const { token } = await send('POST', '/login', ADMIN)
  await send('PUT', '/products/1', { units: UNITS }, token)
}

/** More than journeys book of one product on one day. */
const UNITS = 30

/** What a deployment needs and this machine has not. */
export const missingPrograms = (): string[] =>
  ['nginx', 'openssl'].filter((program) => spawnSync(program, ['-v']).error)

const absent: Site = { url: '', dataDir: '', output: () => '', processes: [], stop: async () => {} }

async function startSingle(): Promise<Site> {
  const product = await startProduct({ dataDir: seededFolder() })
  return { ...product, processes: [product] }
}

async function startDeployed(): Promise<Site> {
  // The tests skip themselves.
  if (missingPrograms().length > 0) return absent
  const { url, folder, processes, stop } = await deploy({ processes: Number(process.env.API_PROCESSES ?? 2) })
  const output = () => processes.map((process) => process.output()).join('')
  return { url, dataDir: folder, output, processes, stop }
}

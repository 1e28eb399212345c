import { spawnSync } from 'node:child_process'
import { deploy } from './deployment.ts'
import { type Product, startProduct } from './product.ts'
import { seededFolder } from './seeded-folder.ts'

/** The product at the address of its visitors, and the processes behind it. */
export type Site = Product & { processes: readonly Product[] }

export const startSite = (deployed: boolean): Promise<Site> => (deployed ? startDeployed() : startSingle())

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
  const { url, folder, processes, stop } = await deploy({
    processes: Number(process.env.API_PROCESSES ?? 2),
    isSpread: true,
  })
  const output = () => processes.map((process) => process.output()).join('')
  return { url, dataDir: folder, output, processes, stop }
}

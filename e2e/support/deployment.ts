import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNginx } from '../../apps/api/test/support/deployed-nginx.ts'
import { startPostgres } from '../../apps/api/test/support/postgres-server.ts'
import { freePort } from '../../tools/test/free-port.ts'
import { makeCertificate } from './certificate.ts'
import { type Product, startProduct } from './product.ts'

export type Deployment = {
  /** The address of nginx. */
  url: string
  plainUrl: string
  areasUrl: string
  certificate: string
  folder: string
  processes: Product[]
  /** Where areas are packed, and the manifest that all processes read. */
  releases: string
  manifest: string
  /** Stops a process and starts it again at its port. */
  restart: (index: number) => Promise<void>
  stop: () => Promise<void>
}

type Size = Pick<Parameters<typeof startNginx>[0], 'isSpread'> & {
  processes: number
  environment?: Record<string, string>
}

/** The product as deployed: API processes on one PostgreSQL, behind nginx with the files of `deploy/nginx`. */
export async function deploy({
  processes: count,
  isSpread = false,
  environment = {},
}: Size): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-deploy-'))
  // The workers of nginx are nobody.
  chmodSync(folder, 0o755)
  const releases = join(folder, 'releases')
  mkdirSync(releases)
  const manifest = join(folder, 'remotes.json')
  writeFileSync(manifest, '{}')
  const { certificate, key } = makeCertificate(folder)
  const postgres = await startPostgres({ durable: true })
  const [http, https, areas] = [await freePort(), await freePort(), await freePort()]
  const url = `https://localhost:${https}`
  const start = async (index: number, port?: number) => {
    const dataDir = join(folder, `process-${index}`)
    mkdirSync(dataDir, { recursive: true })
    return startProduct({
      dataDir,
      port: port ?? (await freePort()),
      environment: {
        DATABASE_URL: postgres.url,
        JWT_SECRET: 'a secret that every process of the deployment has',
        SITE_URL: url,
        TRUST_PROXY: '127.0.0.1',
        REMOTES_URL: manifest,
        LOG_LEVEL: 'info',
        NODE_EXTRA_CA_CERTS: certificate,
        ...environment,
      },
    })
  }
  const processes: Product[] = []
  for (let index = 0; index < count; index += 1) processes.push(await start(index))
  const upstream = processes.map((process) => Number(new URL(process.url).port))
  const nginx = await startNginx({
    folder,
    httpPort: http,
    upstream,
    isSpread,
    secured: { httpsPort: https, areasPort: areas, releases, certificate, key },
  })
  return {
    url,
    plainUrl: `http://localhost:${http}`,
    areasUrl: `https://localhost:${areas}`,
    certificate,
    folder,
    processes,
    releases,
    manifest,
    restart: async (index) => {
      await processes[index]?.stop()
      processes[index] = await start(index, upstream[index])
    },
    stop: async () => {
      await nginx.stop()
      await Promise.all(processes.map((process) => process.stop()))
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import type { AppDependencies } from '../../src/app-dependencies'
import { describeArea } from './area-descriptions'
import { testApp } from './test-app'

export const SEA = '<!-- sea -->'.repeat(100)
const PAGE = `<!doctype html><title>Luzzu</title>${SEA}`
export const FILES = {
  'shell/index.html': PAGE,
  'shell/assets/main-abc123.js': `console.log('${'ahoy'.repeat(300)}')`,
  'shell/assets/main-abc123.js.map': '{}',
  'public/remoteEntry.js': 'export {}',
  'public/remoteEntry.js.map': '{}',
  'public/assets/a name.txt': 'named',
  'public/area.json': describeArea('public_site'),
  'admin/area.json': describeArea('admin'),
  'secret.txt': 'secret',
}

/** A server on small builds of shell and areas. */
export async function withBuilds(environment: Record<string, string> = {}, log?: AppDependencies['log']) {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-web-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const script = FILES['shell/assets/main-abc123.js']
  writeFileSync(join(folder, 'shell/assets/main-abc123.js.br'), brotliCompressSync(script))
  writeFileSync(join(folder, 'shell/assets/main-abc123.js.gz'), gzipSync(script))
  const remotes = { 'public-site': join(folder, 'public'), admin: join(folder, 'admin') }
  const webRoots = { shell: join(folder, 'shell'), remotes }
  const { app } = await testApp({ webRoots, environment, ...(log && { log }) })
  return {
    folder,
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    app,
  }
}

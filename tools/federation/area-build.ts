import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const WORKSPACE = join(import.meta.dirname, '../..')
const SOURCE = /\.(?:tsx?|css|json)$/
const IGNORED = /(?:^|\/)(?:node_modules|dist|stories|\.[\w-]+)\/|\.(?:test|stories)\./

/** A name for everything that an area is built from, the same for all of its builds from the same sources. */
export function areaBuild(folder: string): string {
  const hash = createHash('sha256').update(readFileSync(join(WORKSPACE, 'package-lock.json')))
  for (const root of [join(folder, 'src'), join(WORKSPACE, 'libs'), import.meta.dirname]) {
    for (const path of sourcesIn(root)) hash.update(path).update(readFileSync(join(root, path)))
  }
  return hash.digest('base64url').slice(0, 16)
}

function sourcesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => SOURCE.test(path) && !IGNORED.test(path))
    .sort()
}

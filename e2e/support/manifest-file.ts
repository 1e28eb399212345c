import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Remote = { entry: string; version?: string; integrity?: string; contract?: number }

/** A manifest of remotes in a file of its own. */
export function manifestFile(): { path: string; write: (remotes: Record<string, Remote>) => void } {
  const path = join(mkdtempSync(join(tmpdir(), 'luzzu-manifest-')), 'remotes.json')
  return { path, write: (remotes) => writeFileSync(path, JSON.stringify(remotes)) }
}

/** What a manifest says of a build that is served from a folder's URL. */
export function remoteAt(folder: string, url: string): Remote {
  const { entry, version, integrity, contract } = JSON.parse(readFileSync(join(folder, 'area.json'), 'utf8'))
  return { entry: `${url}/${entry}`, version, integrity, contract }
}

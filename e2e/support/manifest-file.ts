import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './temporary-folder.ts'

type Remote = { entry: string; version?: string; integrity?: string; contract?: number }

/** A manifest of remotes in a file of its own. */
export function manifestFile(): { path: string; write: (remotes: Record<string, Remote>) => void } {
  const path = join(temporaryFolder(), 'remotes.json')
  return { path, write: (remotes) => writeFileSync(path, JSON.stringify(remotes)) }
}

/** What a manifest says of a build that is served from a folder's URL. */
export function remoteAt(folder: string, url: string): Remote {
  const { entry, version, integrity, contract } = JSON.parse(readFileSync(join(folder, 'area.json'), 'utf8'))
  return { entry: `${url}/${entry}`, version, integrity, contract }
}

import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { AreaDescription, ScreenDescription } from '../../libs/domain/src/contracts.ts'
import { AREA_CONTRACT } from '../../libs/domain/src/remotes/contract.ts'
import type { AreaScreen } from '../../libs/routing/src/area-screen.ts'
import { sharedVersions } from './shared.ts'

const ENTRY = 'remoteEntry.js'
const SITE_NAME = '{site_name}'

type ScreensModule = {
  SCREENS: readonly AreaScreen[]
  pageTitle: (siteName: string, page?: string) => string
}

/** Writes `area.json` beside the entry of an area, the description of the build for server and releases. */
export function describeArea({ name, version }: { name: string; version?: string | undefined }): Plugin {
  let root = ''
  return {
    name: 'describe-area',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = join(root, 'dist') }) {
        const entry = readFileSync(join(dir, ENTRY))
        const description: AreaDescription = {
          name,
          version: version ?? versionIn(root),
          contract: AREA_CONTRACT,
          entry: ENTRY,
          integrity: `sha384-${createHash('sha384').update(entry).digest('base64')}`,
          shared: Object.fromEntries(
            Object.entries(sharedVersions()).map(([name, version]) => [name, `^${version}`]),
          ),
          screens: await readScreens(root),
        }
        writeFileSync(join(dir, 'area.json'), `${JSON.stringify(description, null, 2)}\n`)
      },
    },
  }
}

function versionIn(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version
}

async function readScreens(root: string): Promise<ScreenDescription[]> {
  const { module } = await runnerImport<ScreensModule>(join(root, 'src/screens.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  })
  return module.SCREENS.map(({ path, title, description, indexed, prerendered, about, missing }) => ({
    path,
    title: module.pageTitle(SITE_NAME, title),
    ...(description && { description }),
    ...(indexed && { indexed }),
    ...(prerendered && { prerendered }),
    ...(about && { about }),
    ...(missing && { missing: { ...missing, title: module.pageTitle(SITE_NAME, missing.title) } }),
  }))
}

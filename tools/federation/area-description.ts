import { createHash } from 'node:crypto'
import { readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, type Rolldown, runnerImport } from 'vite'
import type { AreaDescription, ScreenDescription } from '../../libs/domain/src/contracts.ts'
import type { AreaAccess } from '../../libs/domain/src/remotes/areas.ts'
import { AREA_CONTRACT } from '../../libs/domain/src/remotes/areas.ts'
import type { AreaScreen } from '../../libs/routing/src/area-screen.ts'
import { sharedVersions } from './shared.ts'

const ENTRY = 'remoteEntry.js'
const SITE_NAME = '{site_name}'

type ScreensModule = {
  SCREENS: readonly AreaScreen[]
  pageTitle: (siteName: string, page?: string) => string
}

type Described = {
  name: string
  version?: string | undefined
  prefix?: string | undefined
  access?: AreaAccess | undefined
}

/** Writes `area.json` beside the entry of an area, the description of the build for server and releases. */
export function describeArea({ name, version, prefix, access }: Described): Plugin {
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
      async handler({ dir = join(root, 'dist') }, bundle) {
        refuseOwnCopies(Object.values(bundle))
        const entry = readFileSync(join(dir, ENTRY))
        const description: AreaDescription = {
          name,
          version: version ?? versionIn(root),
          contract: AREA_CONTRACT,
          ...(prefix && { prefix }),
          ...(access && { access }),
          entry: ENTRY,
          integrity: `sha384-${createHash('sha384').update(entry).digest('base64')}`,
          shared: Object.fromEntries(
            Object.entries(sharedVersions()).map(([name, version]) => [name, `^${version}`]),
          ),
          imports: importsOf(Object.values(bundle)),
          screens: await readScreens(root, Object.values(bundle)),
        }
        writeFileSync(join(dir, 'area.json'), `${JSON.stringify(description, null, 2)}\n`)
      },
    },
  }
}

function versionIn(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version
}

async function readScreens(root: string, output: readonly Output[]): Promise<ScreenDescription[]> {
  const { module } = await runnerImport<ScreensModule>(join(root, 'src/screens.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  })
  return module.SCREENS.map(
    ({ path, title, description, indexed, prerendered, preloads, about, needs, missing, load }) => {
      const modules = filesOf(load, root, output)
      return {
        path,
        title: module.pageTitle(SITE_NAME, title),
        ...(description && { description }),
        ...(indexed && { indexed }),
        ...(prerendered && { prerendered }),
        ...(preloads && { preloads }),
        ...(about && { about }),
        ...(needs && { needs }),
        ...(missing && { missing: { ...missing, title: module.pageTitle(SITE_NAME, missing.title) } }),
        ...(modules.length > 0 && { modules }),
      }
    },
  )
}

type Output = Rolldown.OutputAsset | Rolldown.OutputChunk

/** As the module runner writes the `import()` of a page, with its path from the root. */
const PAGE_IMPORT = /__vite_ssr_dynamic_import__\("([^"]+)"\)/

/** The file with the page of a screen, and all that it imports. None for a screen whose `load` does more than import it. */
function filesOf(load: AreaScreen['load'], root: string, output: readonly Output[]): string[] {
  const [, path] = PAGE_IMPORT.exec(String(load)) ?? []
  const chunks = output.filter((file) => file.type === 'chunk')
  if (!path) return []
  const page = chunks.find(({ moduleIds }) => moduleIds.includes(join(root, path)))
  if (!page) throw new Error(`The build has no file with ${path}, the page of a screen`)
  const files = new Set([page.fileName])
  // A set is walked over what is added meanwhile.
  for (const file of files)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      files.add(imported)
  return [...files]
}

const modulesIn = (output: readonly Output[]) =>
  output.flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))

/** The names that are imported from each library of the shell: the exports of its stand-in that the build has kept. */
function importsOf(output: readonly Output[]): Record<string, string[]> {
  const libraries = Object.keys(sharedVersions()).filter((name) => name.startsWith('@luzzu/'))
  const namesFrom = (library: string) => {
    const standIn = library.replace('@', '_mf_0_').replace('/', '_mf_1_').replaceAll('-', '_mf_2_')
    return modulesIn(output)
      .filter(([id]) => id.includes(`__loadShare__${standIn}__loadShare__`))
      .flatMap(([, { renderedExports }]) => renderedExports)
      .filter((name) => name !== 'default' && !name.startsWith('__'))
  }
  return Object.fromEntries(libraries.map((name) => [name, [...new Set(namesFrom(name))].toSorted()]))
}

/** @throws {Error} if the build contains a package that a page may have only once. */
function refuseOwnCopies(output: readonly Output[]): void {
  for (const name of Object.keys(sharedVersions())) {
    const folder = realpathSync(new URL(`../../node_modules/${name}`, import.meta.url))
    // The JSX runtime has no state, and every area has its own.
    const copied = modulesIn(output).find(([id]) => id.startsWith(`${folder}/`) && !/jsx-/.test(id))
    if (copied) throw new Error(`The area contains a copy of ${name}, which the shell provides: ${copied[0]}`)
  }
}

import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { AREA_CONTRACT } from '../../libs/domain/src/remotes/areas.ts'
import { sharedVersions } from './shared.ts'

const NAME = 'virtual:shared-modules'
const RESOLVED = `\0${NAME}`

/**
 * The module `virtual:shared-modules`: what the page provides to its areas, as Module Federation's runtime takes it.
 * Building the page with the federation plugin would do the same by six more files and by shares that wait for each
 * other, although the page itself loads nothing from elsewhere before it runs.
 */
export const provideShared: Plugin = {
  name: 'provide-shared',
  resolveId: (id) => (id === NAME ? RESOLVED : undefined),
  load(id) {
    if (id !== RESOLVED) return undefined
    const entries = Object.entries(sharedVersions())
    const imports = entries.map(([name], index) => `import * as module${index} from ${JSON.stringify(name)}`)
    const modules = entries.map(
      ([name, version], index) =>
        `  ${JSON.stringify(name)}: share(${JSON.stringify(version)}, module${index}),`,
    )
    return `${imports.join('\n')}
const share = (version, module) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: '^' + version },
})
export const sharedModules = {
${modules.join('\n')}
}
`
  },
  /** Describes what the page provides, for those who release areas. */
  async generateBundle() {
    const exports: Record<string, string[]> = {}
    for (const name of Object.keys(sharedVersions()).filter((name) => name.startsWith('@luzzu/'))) {
      const resolved = await this.resolve(name, RESOLVED)
      exports[name] = (resolved && this.getModuleInfo(resolved.id)?.exports)?.toSorted() ?? []
    }
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    const description = { name: 'shell', version, contract: AREA_CONTRACT, shared: sharedVersions(), exports }
    this.emitFile({
      type: 'asset',
      fileName: 'shell.json',
      source: `${JSON.stringify(description, null, 2)}\n`,
    })
  },
}

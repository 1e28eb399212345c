import type { Plugin } from 'vite'
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
}

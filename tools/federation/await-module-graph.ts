import { federation } from '@module-federation/vite'
import type { Plugin } from 'vite'

type LoadHook = (this: unknown, id: string) => unknown

/**
 * The federation plugin, which analyses what is used of the shared packages when every module has been parsed.
 *
 * @see awaitModuleGraph
 */
export function federationWithFullModuleGraph(options: Parameters<typeof federation>[0]): Plugin[] {
  const plugins = federation(options) as Plugin[]
  return [...plugins, awaitModuleGraph(plugins)]
}

/**
 * Tells the plugin of each import as soon as its importer has been parsed. By itself the plugin learns of a module when
 * that is loaded, and takes 10 ms without a module that it knows of and that is not parsed for the end of the graph. On
 * a busy machine the next load comes later than that; exports that only the missed modules use are then not provided,
 * and the build fails with MISSING_EXPORT. Under Rolldown it skips imports that have no module info yet, as external
 * ones have none either (https://github.com/module-federation/vite/pull/995); this build has none of those.
 */
function awaitModuleGraph(plugins: Plugin[]): Plugin {
  const expectModule = loadHookOf(plugins, 'parseStart')
  return {
    name: 'await-module-graph',
    apply: 'build',
    enforce: 'pre',
    async buildStart({ input }) {
      for (const entry of Object.values(input)) {
        const resolved = await this.resolve(entry)
        if (resolved) expectModule.call(this, resolved.id)
      }
    },
    moduleParsed({ importedIds, dynamicallyImportedIds }) {
      for (const id of [...importedIds, ...dynamicallyImportedIds]) expectModule.call(this, id)
    },
  }
}

function loadHookOf(plugins: Plugin[], name: string): LoadHook {
  const load = plugins.find((plugin) => plugin.name === name)?.load
  if (typeof load !== 'function') throw new Error(`The federation plugin has no load in ${name} any more.`)
  return load as LoadHook
}

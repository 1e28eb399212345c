import { federation } from '@module-federation/vite'
import type { Plugin } from 'vite'

/** Without a module read or parsed for so long, in milliseconds, the last one has been. */
const REST = 1000
/** A module that is nowhere: as long as it counts as not parsed, neither is the whole. */
const LAST = '\0last-module'

type Hook = (this: unknown, argument: unknown) => unknown

/** The federation plugin, which looks at what is shared when all modules have been parsed. */
export function wholeFederation(options: Parameters<typeof federation>[0]): Plugin[] {
  const plugins = federation(options) as Plugin[]
  return [...plugins, awaitWholeGraph(plugins)]
}

/** By itself it takes 10 ms without one for the end; on a busy machine they come in the middle, and exports are missed. */
function awaitWholeGraph(federation: Plugin[]): Plugin {
  const start = hookOf(federation, 'parseStart', 'load')
  const end = hookOf(federation, 'parseEnd', 'moduleParsed')
  let rest: NodeJS.Timeout | undefined

  const wait = (context: unknown) => {
    clearTimeout(rest)
    rest = setTimeout(() => end.call(context, { id: LAST }), REST)
  }

  return {
    name: 'await-whole-graph',
    apply: 'build',
    enforce: 'pre',
    load() {
      if (rest === undefined) start.call(this, LAST)
      wait(this)
      return null
    },
    moduleParsed() {
      wait(this)
    },
    buildEnd() {
      clearTimeout(rest)
      rest = undefined
    },
  }
}

function hookOf(plugins: Plugin[], name: string, hook: 'load' | 'moduleParsed'): Hook {
  const found = plugins.find((plugin) => plugin.name === name)?.[hook]
  if (typeof found !== 'function')
    throw new Error(`The federation plugin has no ${hook} in ${name} any more.`)
  return found as Hook
}

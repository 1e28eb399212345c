// Modules of the federation runtime are left alone, because their order matters.
const ownCode = (id: string) => !/module-federation|__mf_|__loadShare__|virtual:|\0/.test(id)

/** Modules below this size in bytes are merged into the chunk with the most similar users. */
const TOO_SMALL = 14_000

type Graph = { getModuleInfo: (id: string) => { importedIds: string[] } | null }

/** Importers of react-hook-form are never merged into chunks of pages without a form, which would load it. */
function formsChunk(id: string, graph: Graph): string | null {
  return reachesForms(id, graph, new Set()) ? 'forms' : null
}

function reachesForms(id: string, graph: Graph, seen: Set<string>): boolean {
  if (id.includes('/react-hook-form/')) return true
  if (seen.has(id) || id.includes('/node_modules/')) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importedIds.some((imported) => reachesForms(imported, graph, seen)) ?? false
}

/** Splits a build into few chunks: modules that are always used together share one. */
export const fewFiles = {
  // The name of an entries-aware chunk lists all its entries.
  chunkFileNames: ({ name }: { name: string }) =>
    `assets/${/^(parts|forms)/.exec(name)?.[0] ?? '[name]'}-[hash].js`,
  codeSplitting: {
    groups: [
      {
        name: formsChunk,
        test: ownCode,
        priority: 2,
        entriesAware: true,
        includeDependenciesRecursively: false,
      },
      { name: 'frame', tags: ['$initial' as const], test: ownCode, priority: 1 },
      { name: 'parts', test: ownCode, entriesAware: true, entriesAwareMergeThreshold: TOO_SMALL },
    ],
  },
}

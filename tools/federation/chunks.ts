// Modules of the federation runtime are left alone, because their order matters.
const ownCode = (id: string) => !/module-federation|__mf_|__loadShare__|virtual:|\0/.test(id)

/** Modules below this size in bytes are merged into the chunk with the most similar users. */
const TOO_SMALL = 14_000

/** Splits a build into few chunks: modules that are always used together share one. */
export const fewFiles = {
  chunkFileNames: ({ name }: { name: string }) =>
    `assets/${name.startsWith('parts') ? 'parts' : '[name]'}-[hash].js`,
  codeSplitting: {
    groups: [
      { name: 'frame', tags: ['$initial' as const], test: ownCode, priority: 1 },
      { name: 'parts', test: ownCode, entriesAware: true, entriesAwareMergeThreshold: TOO_SMALL },
    ],
  },
}

// The federation's own modules are left alone: their order is part of how they work.
const ownCode = (id: string) => !/module-federation|__mf_|__loadShare__|virtual:|\0/.test(id)

/** What is smaller than this, in bytes of source, joins the file that is used most like it. */
const TOO_SMALL = 14_000

/**
 * How a build is cut into files. Each costs a request, so what always comes together lies in one, and of the
 * rest what the same pages use.
 */
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

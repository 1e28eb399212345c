/** Names the sources that this area was built from: its server bundle and its browser's code are of one build. */
export const build: string = import.meta.env.AREA_BUILD ?? ''

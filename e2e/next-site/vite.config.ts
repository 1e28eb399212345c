import { defineArea } from '../../tools/federation/area.ts'

/** Built as the public site is built, with a screen more. */
export default defineArea({
  name: 'public_site',
  version: '0.2.0',
  build: { outDir: '../../.cache/next-site', emptyOutDir: true },
})

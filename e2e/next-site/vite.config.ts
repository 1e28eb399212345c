import { defineArea } from '../../tools/federation/area.ts'
import { newToken } from '../next-admin/new-token.ts'

/** Built as the public site is built, with a screen more. */
export default defineArea({
  name: 'public_site',
  version: '0.2.0',
  plugins: [newToken],
  build: { outDir: '../../.cache/next-site', emptyOutDir: true },
})

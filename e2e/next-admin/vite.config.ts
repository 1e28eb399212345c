import { defineArea } from '../../tools/federation/area.ts'
import { newToken } from './new-token.ts'

/** Built like the admin, released independently of the shell. */
export default defineArea({
  name: 'admin',
  version: '0.2.0',
  plugins: [newToken],
  build: { outDir: '../../.cache/next-admin', emptyOutDir: true },
})

import { defineArea } from '../../tools/federation/area.ts'

/** Built like the admin, released independently of the shell. */
export default defineArea({ name: 'admin', build: { outDir: '../../.cache/next-admin', emptyOutDir: true } })

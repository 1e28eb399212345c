import { defineArea } from '../../tools/federation/area.ts'

/** Built as the admin is built, by a team that has no say in the shell. */
export default defineArea({ name: 'admin', build: { outDir: '../../.cache/next-admin', emptyOutDir: true } })

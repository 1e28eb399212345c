import { buildProduct, ensureInstalled } from './workspace/install.mjs'

ensureInstalled()
buildProduct()
const { register } = await import('tsx/esm/api')
register()
const { walkJourneys } = await import('../e2e/browsers/run.ts')
process.exit((await walkJourneys(process.argv.slice(2))) ? 0 : 1)

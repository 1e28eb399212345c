import { walkJourneys } from './run.ts'

process.exit((await walkJourneys(process.argv.slice(2))) ? 0 : 1)

import { runJourneys } from './run.ts'

process.exit((await runJourneys(process.argv.slice(2))) ? 0 : 1)

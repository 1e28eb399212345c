import { readFileSync, rmSync } from 'node:fs'
import { buildProduct, ensureInstalled, root, run, say } from './workspace/install.mjs'

ensureInstalled()

const REPORTS = {
  rules: `${root}.cache/rules.json`,
  components: `${root}.cache/components.json`,
  journeys: `${root}.cache/journeys.json`,
}
for (const file of Object.values(REPORTS)) rmSync(file, { force: true })

const vitest = (report, ...options) =>
  run('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...options])

say('Rules, API on SQLite and PostgreSQL, what the screens decide')
const rules = vitest(REPORTS.rules)
say('Components: every story in a browser, light and dark')
// A config with projects of its own cannot be a project of another.
const components = vitest(REPORTS.components, '--root', 'libs/ui')
buildProduct()
say('Journeys through the built product')
const journeys = run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
  PLAYWRIGHT_JSON_OUTPUT_FILE: REPORTS.journeys,
})

const counts = [vitestCounts(REPORTS.rules), vitestCounts(REPORTS.components), playwrightCounts()]
const total = (kind) => counts.reduce((sum, count) => sum + count[kind], 0)
// A run that broke before it could count still counts as a failure.
const broken = total('failed') === 0 && !(rules && components && journeys) ? 1 : 0
const skipped = total('skipped')
console.log(
  `${total('passed')} passed, ${total('failed') + broken} failed${skipped ? `, ${skipped} skipped` : ''}`,
)
process.exit(total('failed') + broken > 0 ? 1 : 0)

function vitestCounts(file) {
  const report = readReport(file)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  // A file that cannot be loaded has no tests that could fail.
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function playwrightCounts() {
  const report = readReport(REPORTS.journeys)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, unexpected, flaky, skipped } = report.stats
  for (const title of unsteady(report.suites)) say(`Passed at its second try only: ${title}`)
  return { passed: expected + flaky, failed: unexpected, skipped }
}

function unsteady(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...unsteady(inner),
  ])
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

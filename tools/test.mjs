import { readFileSync, rmSync } from 'node:fs'
import { readArguments } from './verify/read-arguments.mjs'
import { buildProduct } from './workspace/build.mjs'
import { ensureInstalled } from './workspace/install.mjs'
import { root, run } from './workspace/processes.mjs'
import { step } from './workspace/steps.mjs'

const UNIT_REPORT = `${root}.cache/unit.json`
const STORIES_REPORT = `${root}.cache/stories.json`
const JOURNEYS_REPORT = `${root}.cache/journeys.json`
/** So short that it is over within two minutes. */
const SHORT_PROOFS = ['--seed', '1', '--length', '0.001']

await ensureInstalled()
const counts = [
  await suite('Unit tests, API on SQLite and PostgreSQL', UNIT_REPORT, vitestCounts, vitest(UNIT_REPORT)),
  // A Vitest config with projects cannot be a project itself.
  await suite(
    'Components: every story in a browser, light and dark',
    STORIES_REPORT,
    vitestCounts,
    vitest(STORIES_REPORT, '--root', 'libs/ui'),
  ),
]
await buildProduct()
counts.push(
  await suite('Journeys through the built product', JOURNEYS_REPORT, playwrightCounts, [
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: JOURNEYS_REPORT },
  ]),
)

counts.push(
  await suite('Proofs under races, crashes, faults and overload, in short', undefined, proofCounts, [
    'tsx',
    ['apps/api/verify/main.ts', JSON.stringify(readArguments(SHORT_PROOFS))],
  ]),
)

const total = (kind) => counts.reduce((sum, count) => sum + count[kind], 0)
console.log(summary({ passed: total('passed'), failed: total('failed'), skipped: total('skipped') }))
process.exit(total('failed') > 0 ? 1 : 0)

function vitest(report, ...options) {
  return ['vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...options]]
}

/** Runs one suite as a step; its output appears only when a test fails. Counts may bring a table to print. */
async function suite(title, report, countsOf, [command, args, env]) {
  if (report) rmSync(report, { force: true })
  let counts
  await step(title, async () => {
    const { code, output } = await run(command, args, { env, capture: true })
    counts = countsOf(report ? readReport(report) : output)
    // A run that crashed before it could count still counts as a failure.
    if (code !== 0 && counts.failed === 0) counts.failed = 1
    return { ok: counts.failed === 0, output, note: summary(counts) }
  })
  if (counts.table && counts.failed === 0) console.log(counts.table)
  for (const title of counts.flaky ?? []) console.log(`  passed at its second try only: ${title}`)
  return counts
}

function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}

function vitestCounts(report) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  // A file that cannot be loaded counts as a failed test.
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function playwrightCounts(report) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected, skipped, flaky: flakyTitles(report.suites) }
}

/** One for each promise; where one fails, the output that is shown ends with the table. */
function proofCounts(output) {
  const lines = output.match(/^.+ · (?:holds|fails)$/gm) ?? []
  const failed = lines.filter((line) => line.endsWith('fails')).length
  return { passed: lines.length - failed, failed, skipped: 0, table: lines.join('\n') }
}

function flakyTitles(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...flakyTitles(inner),
  ])
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

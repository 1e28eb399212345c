import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { longSuitesSince } from './test/affected.mjs'
import { countProofs, countReports, describeCounts } from './test/counts.mjs'
import { commandsFor, LONG_SUITES, reportsOf, SUITES } from './test/suites.mjs'
import { buildProduct } from './workspace/build.mjs'
import { ensureInstalled } from './workspace/install.mjs'
import { NX_ENVIRONMENT } from './workspace/nx.mjs'
import { root, run } from './workspace/processes.mjs'
import { step, stop } from './workspace/steps.mjs'

const ALL = [...SUITES, ...LONG_SUITES]
const NAMES = ALL.map(({ name }) => name).join('|')
const USAGE = `npm test [-- --only ${NAMES}] [-- --since COMMIT] or npm test -- <project or file>; [-- --repeat COUNT] [-- --busy]`
/** Several suites by one name: the API is tested on both databases. */
const GROUPS = { api: ['api', 'postgres'], long: LONG_SUITES.map(({ name }) => name) }
const DURATIONS = `${root}.cache/test-durations.json`
const SLOWEST = 10

const { only, since, repeat, busy, names } = readArguments()
await ensureInstalled()
if (busy) slowDown()
const [needsBuild, runOnce] = names.length > 0 ? prepareNamed() : await prepareSuites()
if (needsBuild) await buildProduct()
process.exit(await runRepeatedly())

/** One core computes for nothing until this process ends, and the pages of journeys are six times as slow: what races shows. */
function slowDown() {
  new Worker('for (;;);', { eval: true })
  process.env.PAGE_SLOWDOWN ??= '6'
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        only: { type: 'string', multiple: true, default: [] },
        since: { type: 'string' },
        repeat: { type: 'string', default: '1' },
        busy: { type: 'boolean' },
      },
      allowPositionals: true,
    })
    const only = values.only.flatMap((name) => GROUPS[name] ?? [name])
    const unknown = only.find((name) => ALL.every((suite) => suite.name !== name))
    if (unknown) stop(`There is no suite ${unknown}. Usage: ${USAGE}`)
    const repeat = Number(values.repeat)
    if (!(Number.isInteger(repeat) && repeat > 0)) stop(`COUNT is a number. Usage: ${USAGE}`)
    return { only, since: values.since, repeat, busy: values.busy, names: positionals }
  } catch (error) {
    return stop(`${error.message} Usage: ${USAGE}`)
  }
}

/** @returns {Promise<number>} the exit code: 1 after any failure */
async function runRepeatedly() {
  let failures = 0
  for (let turn = 1; turn <= repeat; turn += 1) {
    if (repeat > 1) console.log(`Run ${turn} of ${repeat}`)
    if (!(await runOnce())) failures += 1
  }
  if (repeat > 1) console.log(`${failures} of ${repeat} runs failed.`)
  return failures > 0 ? 1 : 0
}

/** @returns {[needsBuild: boolean, () => Promise<boolean>]} runs the files and projects that somebody named */
function prepareNamed() {
  const runs = names.map(
    (name) => commandsFor(name) ?? stop(`There is no project or test ${name}. Usage: ${USAGE}`),
  )
  const runAll = async () => {
    let failed = false
    for (const [command, args] of runs.flatMap(({ commands }) => commands))
      if ((await run(command, args)).code !== 0) failed = true
    return !failed
  }
  return [runs.some(({ needsBuild }) => needsBuild), runAll]
}

/** @returns {Promise<[needsBuild: boolean, () => Promise<boolean>]>} runs whole suites */
async function prepareSuites() {
  const suites = await wantedSuites()
  return [suites.some(({ needsBuild }) => needsBuild), () => runSuites(suites)]
}

/** All suites that are not long, and the long ones that what changed since a commit affects. */
async function wantedSuites() {
  if (only.length > 0) return ALL.filter(({ name }) => only.includes(name))
  return since ? [...SUITES, ...(await longSuitesSince(since))] : SUITES
}

async function runSuites(suites) {
  const counts = []
  for (const suite of suites) counts.push(await runSuite(suite))
  const durations = counts.flatMap(({ durations }) => durations).toSorted((a, b) => b.seconds - a.seconds)
  mkdirSync(`${root}.cache`, { recursive: true })
  writeFileSync(DURATIONS, JSON.stringify(durations, undefined, 2))
  console.log(`The slowest of ${durations.length} files (all of them: .cache/test-durations.json):`)
  for (const { file, seconds } of durations.slice(0, SLOWEST))
    console.log(`  ${seconds.toFixed(1)} s  ${file}`)
  for (const failure of counts.flatMap(({ failures }) => failures)) console.log(`✖ ${failure}`)
  const total = (kind) => counts.reduce((sum, count) => sum + count[kind], 0)
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(total)
  console.log(describeCounts({ passed, failed, skipped }))
  return failed === 0
}

/** Runs one suite as a step, or takes its result from Nx's cache; its output appears only when a test fails. */
async function runSuite(suite) {
  let counts
  await step(suite.title, async () => {
    const { code, output } = await run('nx', nxArguments(suite), { env: NX_ENVIRONMENT, capture: true })
    counts = suite.name === 'proofs' ? countProofs(output) : countReports(reportsOf(suite))
    // A run that crashed before it could count still counts as a failure.
    if (code !== 0 && counts.failed === 0)
      counts = { ...counts, failed: 1, failures: [`${suite.title} ended with exit code ${code}`] }
    const isCached = /read the output from the cache instead of running the command for (\d+) out of \1/.test(
      output,
    )
    const note = `${describeCounts(counts)}${isCached ? ', nothing has changed since' : ''}`
    return { ok: counts.failed === 0, output, note }
  })
  return counts
}

function nxArguments({ target, projects, exclude, atOnce = 1 }) {
  return [
    ...['run-many', '-t', target, `--parallel=${atOnce}`, '--output-style=static'],
    ...(repeat > 1 || busy ? ['--skip-nx-cache'] : []),
    ...(projects ? ['-p', projects] : []),
    ...(exclude ? ['--exclude', exclude] : []),
  ]
}

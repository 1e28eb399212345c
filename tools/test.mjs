import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { countProofs, countReports, describeCounts } from './test/counts.mjs'
import { commandsFor, reportsOf, SUITES } from './test/suites.mjs'
import { buildProduct } from './workspace/build.mjs'
import { ensureInstalled } from './workspace/install.mjs'
import { NX_ENVIRONMENT } from './workspace/nx.mjs'
import { root, run } from './workspace/processes.mjs'
import { step, stop } from './workspace/steps.mjs'

const USAGE = `npm test [-- --only ${SUITES.map(({ name }) => name).join('|')}] or npm test -- <project or file>`
const DURATIONS = `${root}.cache/test-durations.json`
const SLOWEST = 10

const { only, names } = readArguments()
await ensureInstalled()
if (names.length > 0) await runNamed(names)
else await runSuites(SUITES.filter(({ name }) => only.length === 0 || only.includes(name)))

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { only: { type: 'string', multiple: true, default: [] } },
      allowPositionals: true,
    })
    // The API is tested on both databases.
    const only = values.only.flatMap((name) => (name === 'api' ? ['api', 'postgres'] : [name]))
    const unknown = only.find((name) => SUITES.every((suite) => suite.name !== name))
    if (unknown) stop(`There is no suite ${unknown}. Usage: ${USAGE}`)
    return { only, names: positionals }
  } catch (error) {
    return stop(`${error.message} Usage: ${USAGE}`)
  }
}

async function runNamed(names) {
  const runs = names.map(
    (name) => commandsFor(name) ?? stop(`There is no project or test ${name}. Usage: ${USAGE}`),
  )
  if (runs.some(({ needsBuild }) => needsBuild)) await buildProduct()
  let failed = false
  for (const [command, args] of runs.flatMap(({ commands }) => commands))
    if ((await run(command, args)).code !== 0) failed = true
  process.exit(failed ? 1 : 0)
}

async function runSuites(suites) {
  if (suites.some(({ needsBuild }) => needsBuild)) await buildProduct()
  const counts = []
  for (const suite of suites) counts.push(await runSuite(suite))
  const durations = counts.flatMap(({ durations }) => durations).toSorted((a, b) => b.seconds - a.seconds)
  mkdirSync(`${root}.cache`, { recursive: true })
  writeFileSync(DURATIONS, JSON.stringify(durations, undefined, 2))
  console.log(`The slowest of ${durations.length} files (all of them: .cache/test-durations.json):`)
  for (const { file, seconds } of durations.slice(0, SLOWEST))
    console.log(`  ${seconds.toFixed(1)} s  ${file}`)
  const total = (kind) => counts.reduce((sum, count) => sum + count[kind], 0)
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(total)
  console.log(describeCounts({ passed, failed, skipped }))
  process.exit(failed > 0 ? 1 : 0)
}

/** Runs one suite as a step, or takes its result from Nx's cache; its output appears only when a test fails. */
async function runSuite(suite) {
  let counts
  await step(suite.title, async () => {
    const { code, output } = await run('nx', nxArguments(suite), { env: NX_ENVIRONMENT, capture: true })
    counts = suite.name === 'proofs' ? countProofs(output) : countReports(reportsOf(suite))
    // A run that crashed before it could count still counts as a failure.
    if (code !== 0 && counts.failed === 0) counts.failed = 1
    const isCached = /read the output from the cache instead of running the command for (\d+) out of \1/.test(
      output,
    )
    const note = `${describeCounts(counts)}${isCached ? ', nothing has changed since' : ''}`
    return { ok: counts.failed === 0, output, note }
  })
  for (const title of counts.flaky) console.log(`  passed at its second try only: ${title}`)
  return counts
}

function nxArguments({ target, projects, exclude }) {
  return [
    ...['run-many', '-t', target, '--parallel=1', '--output-style=static'],
    ...(projects ? ['-p', projects] : []),
    ...(exclude ? ['--exclude', exclude] : []),
  ]
}

import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../workspace/processes.mjs'

/**
 * @typedef {{ file: string, seconds: number }} Duration
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[], durations: Duration[] }} Counts
 * `failures` names each failed test with its file.
 */

/** @returns {Counts} what the reports of one suite say; a missing one counts as a failure */
export function countReports(files) {
  return files.map(countReport).reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      failures: [...sum.failures, ...one.failures],
      durations: [...sum.durations, ...one.durations],
    }),
    countNothing(),
  )
}

/** @returns {Counts} one for each promise that the output of the proofs names */
export function countProofs(output) {
  const lines = output.match(/^.+ · (?:holds|fails)\s*$/gm) ?? []
  const failures = lines.filter((line) => /fails\s*$/.test(line)).map((line) => line.trim())
  const failed = lines.length === 0 ? 1 : failures.length
  return { ...countNothing(), passed: lines.length - failures.length, failed, failures }
}

export function describeCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}

function countNothing() {
  return { passed: 0, failed: 0, skipped: 0, failures: [], durations: [] }
}

function countReport(file) {
  if (!existsSync(file))
    return { ...countNothing(), failed: 1, failures: [`${relative(root, file)} is missing`] }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return report.testResults ? countVitest(report) : countPlaywright(report)
}

function countVitest({ testResults, numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  // A file that cannot be loaded counts as a failed test.
  const unloadable = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloadable.length,
    skipped: numPendingTests + numTodoTests,
    failures: [
      ...unloadable.map(({ name }) => describeTest(name, 'cannot be loaded')),
      ...testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName }) => describeTest(name, fullName)),
      ),
    ],
    durations: testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

function countPlaywright({ config, stats: { expected, unexpected, skipped }, suites }) {
  return {
    passed: expected,
    failed: unexpected,
    skipped,
    failures: specsOf(suites)
      .filter(({ ok }) => !ok)
      .map(({ file, title }) => describeTest(join(config.rootDir, file), title)),
    durations: suites.map((suite) => ({
      file: relative(root, join(config.rootDir, suite.file)),
      seconds: secondsOf(suite),
    })),
  }
}

function describeTest(file, title) {
  return `${relative(root, file)} › ${title}`
}

function secondsOf(suite) {
  const results = specsOf([suite]).flatMap(({ tests }) => tests.flatMap((test) => test.results))
  return results.reduce((sum, { duration }) => sum + duration, 0) / 1000
}

function specsOf(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)])
}

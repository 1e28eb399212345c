import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { countProofs, countReports } from './test/counts.mjs'
import { root } from './workspace/processes.mjs'

const folder = mkdtempSync(join(tmpdir(), 'luzzu-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function writeReport(name: string, report: object) {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(report))
  return file
}

describe('the counts of a suite name what failed', () => {
  it('in a report of Vitest, with files that cannot be loaded', () => {
    const file = writeReport('vitest.json', {
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        {
          name: join(root, 'a.test.ts'),
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'one' },
            { status: 'failed', fullName: 'two' },
          ],
        },
        { name: join(root, 'b.test.ts'), status: 'failed', assertionResults: [] },
      ],
    })
    const { passed, failed, failures } = countReports([file])
    expect({ passed, failed }).toEqual({ passed: 1, failed: 2 })
    expect(failures).toEqual(['b.test.ts › cannot be loaded', 'a.test.ts › two'])
  })

  it('in a report of Playwright, within groups too', () => {
    const spec = (title: string, ok: boolean) => ({ title, ok, file: 'a.e2e.ts', tests: [] })
    const file = writeReport('playwright.json', {
      config: { rootDir: join(root, 'e2e') },
      stats: { expected: 1, unexpected: 2, skipped: 0 },
      suites: [
        {
          file: 'a.e2e.ts',
          specs: [spec('one', true), spec('two', false)],
          suites: [{ specs: [spec('three', false)] }],
        },
      ],
    })
    const { failed, failures } = countReports([file])
    expect(failed).toBe(2)
    expect(failures).toEqual(['e2e/a.e2e.ts › two', 'e2e/a.e2e.ts › three'])
  })

  it('in a report that is missing', () => {
    const { failed, failures } = countReports([join(root, 'none.json')])
    expect({ failed, failures }).toEqual({ failed: 1, failures: ['none.json is missing'] })
  })

  it('in the lines of the proofs', () => {
    expect(countProofs('No booking twice · holds\nNo booking lost · fails\n')).toMatchObject({
      passed: 1,
      failed: 1,
      failures: ['No booking lost · fails'],
    })
  })
})

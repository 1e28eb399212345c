import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LONG_SUITES, SUITES } from './test/suites.mjs'
import { root } from './workspace/processes.mjs'

/** `api` names the API’s tests on both databases. */
const BY_OTHER_NAME: (string | undefined)[] = ['postgres']

test('every suite is repeated by the weekly workflow', () => {
  const workflow = readFileSync(`${root}.github/workflows/flaky-tests.yml`, 'utf8')
  const repeated = /suite: \[(.*)\]/.exec(workflow)?.[1]?.split(', ')
  expect(repeated?.toSorted()).toEqual(
    [...SUITES, ...LONG_SUITES]
      .map(({ name }) => name)
      .filter((name) => !BY_OTHER_NAME.includes(name))
      .toSorted(),
  )
})

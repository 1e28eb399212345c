import { expect, test } from 'vitest'
import { accessActionFor, changeOf, noSessionsReason, roleActionFor } from './account-actions'
import { accountActionCopy } from './account-actions.copy'

test('an administrator can be demoted, anybody else promoted', () => {
  expect(roleActionFor({ permission_level: 1 })).toBe('demote')
  expect(roleActionFor({ permission_level: 0 })).toBe('promote')
})

test('a disabled account can be enabled, any other disabled', () => {
  expect(changeOf(accessActionFor({ disabled: true }))).toEqual({ disabled: false })
  expect(changeOf(accessActionFor({ disabled: false }))).toEqual({ disabled: true })
  expect(changeOf('erase')).toBeUndefined()
})

test('without a session there is nothing to end, and the reason says so', () => {
  expect(noSessionsReason({ sessions: 0, username: 'Maria Vella' })).toBe(
    'Maria Vella is not logged in anywhere.',
  )
  expect(noSessionsReason({ sessions: 2, username: 'Maria Vella' })).toBeUndefined()
})

test('an action on the own account has a warning', () => {
  expect(
    accountActionCopy('demote', 'Maria Vella', { isOwn: true, hasMailServer: true }).consequence,
  ).toContain('your own account')
  expect(
    accountActionCopy('demote', 'Maria Vella', { isOwn: false, hasMailServer: true }).consequence,
  ).not.toContain('your own account')
})

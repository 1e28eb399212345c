import { expect, test } from 'vitest'
import { testApp } from '../../../../test/support/test-app'
import { bookingTerms } from '../../offer/booking-match'
import { findUsers } from './search-names'

test('a user is found by any part of the name, in any case and literally', async () => {
  const { db, signedIn } = await testApp()
  const names = ['Ġorġ "Ċikku" Żammit', '100% Maria_B', 'NEAR OR NOT', 'Ana* (Vella)']
  const ids: number[] = []
  for (const username of names) ids.push((await signedIn({ username })).id)
  const found = async (q: string) => findUsers(db, bookingTerms(q))

  expect(await found('ĊIKKU')).toEqual([ids[0]])
  expect(await found('"Ċikku"')).toEqual([ids[0]])
  expect(await found('0% m')).toEqual([ids[1]])
  expect(await found('ia_b')).toEqual([ids[1]])
  expect(await found('r or n')).toEqual([ids[2]])
  expect(await found('na*')).toEqual([ids[3]])
  expect(await found('ma')).toEqual([ids[1]])
  expect(await found('vella an')).toEqual([ids[3]])
  for (const q of ['ana maria', 'iaxb', 'NEAR AND', 'search_name:maria', '"""'])
    expect(await found(q)).toEqual([])
})

test('the index follows a name that changes and an account that is deleted', async () => {
  const { db, signedIn } = await testApp()
  const { id } = await signedIn({ username: 'Bartholomew' })
  const found = async (q: string) => findUsers(db, bookingTerms(q))
  await db.updateTable('account').set({ search_name: 'ermintrude' }).where('id', '=', id).execute()
  expect([await found('barthol'), await found('mintru')]).toEqual([[], [id]])

  await db.deleteFrom('account').where('id', '=', id).execute()
  expect(await found('mintru')).toEqual([])
})

import { expect, test } from 'vitest'
import { aBooking, aProduct } from '../../../test/support/builders'
import { testApp } from '../../../test/support/test-app'
import { inTransaction } from '../../platform/database/transaction'
import { continueSeries, noteNextSeries } from './document-series'
import { issueDocument } from './issue-document'

test('after each restore numbers begin again in a series that was never used', async () => {
  const { db, config, clock, signedIn } = await testApp()
  const product = await aProduct(db)
  const { id: account_id } = await signedIn()
  const id = await aBooking(db, { account_id, product })
  const issue = async () => {
    const site = {
      timeZone: 'Europe/Malta',
      currency: 'EUR',
      name: 'Luzzu',
      settings: { site_name: 'Luzzu' },
    }
    const parts = [{ booking_id: id, cents: 100, vat_percent: null }]
    const request = { site, now: clock.now(), orderId: 1, parts, method: 'cash' as const, due: 0 }
    return (await inTransaction(db, (tx) => issueDocument(tx, request))).number
  }
  const restored = async (known: string) => {
    noteNextSeries(config.dataDir, known)
    await continueSeries(db, config.dataDir)
  }
  await continueSeries(db, config.dataDir)
  expect(await issue()).toBe('R-2026-000001')
  await restored('')
  expect([await issue(), await issue()]).toEqual(['R-2026B-000001', 'R-2026B-000002'])
  // The same backup again: its documents know nothing of B.
  await db.updateTable('document_series').set({ series: '' }).execute()
  await restored('')
  expect(await issue()).toBe('R-2026C-000001')
  // On another machine, which has only the backup.
  await restored('Z')
  expect(await issue()).toBe('R-2026AA-000001')
  await continueSeries(db, config.dataDir)
  expect(await issue()).toBe('R-2026AA-000002')
})

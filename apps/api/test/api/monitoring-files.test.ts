import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testApp } from '../support/test-app'

const read = (name: string) =>
  readFileSync(new URL(`../../../../deploy/monitoring/${name}`, import.meta.url), 'utf8')

/** Provided by Prometheus itself, or by PostgreSQL alone. */
const ELSEWHERE = ['up', 'database_pool_connections']
/** The names in an expression, without what stands in braces, brackets or quotes. */
const metricsIn = (expression: string) =>
  (
    expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)|\w+(?=\s*\()/g, ' ').match(/[a-z]\w+/gi) ?? []
  ).filter((word) => !['by', 'sum', 'max'].includes(word))

const ENDED_AT = '2027-06-20T06:00:00.000Z'

test('no metric has a label that Prometheus sets by itself', async () => {
  const { app, db } = await testApp()
  await db.insertInto('job').values({ name: 'backup', due_at: ENDED_AT, last_at: ENDED_AT }).execute()
  const text = (await app.inject({ url: '/metrics' })).body
  expect(text).toContain('job_failed{name="backup"} 0')
  expect(text.match(/^.*[{,](job|instance)=.*$/gm)).toBeNull()
})

test('dashboard and alerts ask for metrics that the server has', async () => {
  const { app } = await testApp()
  const text = (await app.inject({ url: '/metrics' })).body
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  const alerts = [...read('alerts.yml').matchAll(/expr: (?:\|\n((?: {10,}.*\n)+)|(.*)\n)/g)].map(
    ([, block, line]) => block ?? line ?? '',
  )
  const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(read('grafana-dashboard.json'))
  const panels = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  expect(alerts).toHaveLength(read('alerts.yml').match(/- alert:/g)?.length ?? 0)
  expect(panels.length).toBeGreaterThan(12)

  const queried = new Set([...alerts, ...panels].flatMap(metricsIn))
  expect(queried.size).toBeGreaterThan(12)
  const unknown = [...queried].filter(
    (name) =>
      !known.has(name) && !known.has(name.replace(/_(bucket|count|sum)$/, '')) && !ELSEWHERE.includes(name),
  )
  expect(unknown).toEqual([])
})

import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { type PostgresTemplate, schemaOf, withClient } from './postgres-template'

/** Copies that tests of this worker have given back. */
const free: string[] = []

/** A copy that no other test uses now: a new one, or one that was given back, with the rows of the template again. */
export async function acquireCopy(): Promise<string> {
  const template = inject('postgres')
  for (let url = free.pop(); url; url = free.pop()) if (await isRestored(url, template)) return url
  const copy = new URL(template.url)
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const server = Object.assign(new URL(template.url), { pathname: '/postgres' })
  await withClient(server.href, (client) =>
    client.query(`create database ${name} template ${copy.pathname.slice(1)}`),
  )
  return Object.assign(copy, { pathname: `/${name}` }).href
}

export function releaseCopy(url: string): void {
  free.push(url)
}

/** Not where a test has changed the schema or the settings. */
async function isRestored(url: string, { schema, restore }: PostgresTemplate): Promise<boolean> {
  return withClient(url, async (client) => {
    if ((await schemaOf(client)) !== schema) return false
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await client.query(restore)
    return true
  })
}

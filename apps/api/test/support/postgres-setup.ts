import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/platform/database/migrate'
import { openPostgres } from '../../src/platform/database/postgres/open-postgres'
import { type PostgresServer, startPostgres } from './postgres-server'
import { describeTemplate, type PostgresTemplate } from './postgres-template'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresTemplate
  }
}

const TEMPLATE = 'luzzu_template'

let server: Pick<PostgresServer, 'url' | 'stop'> | undefined

/** Starts a PostgreSQL server, or uses the one at `TEST_POSTGRES_URL`, and migrates a template database. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env.TEST_POSTGRES_URL
  server = given ? { url: given, stop: async () => {} } : await startPostgres()
  const template = new URL(server.url)
  template.pathname = `/${TEMPLATE}`
  await recreate(server.url)
  const database = await openPostgres(template.href, { poolSize: 2, durable: false })
  await migrate(database)
  await database.close()
  project.provide('postgres', await describeTemplate(template.href))
}

export async function teardown(): Promise<void> {
  await server?.stop()
}

async function recreate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`drop database if exists ${TEMPLATE} with (force)`)
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
}

import pg from 'pg'

/** A migrated database, and what tells its copies apart from what tests made of them. */
export type PostgresTemplate = {
  url: string
  /** The fingerprint of its tables, columns, functions, triggers and constraints. */
  schema: string
  /** Statements that give a copy its rows again, and the sequences their values. */
  restore: string
}

/** Names every part of the schema with the transaction that last wrote it, which copies share; settings belong to none. */
const SCHEMA = `
  select md5(string_agg(part, ',' order by part)) as schema from (
    select concat('relation ', oid, ' ', xmin) as part from pg_class where relnamespace = 'public'::regnamespace
    union all select concat('column ', attrelid, ' ', attnum, ' ', xmin) from pg_attribute
      where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all select concat('function ', oid, ' ', xmin) from pg_proc where pronamespace = 'public'::regnamespace
    union all select concat('trigger ', oid, ' ', xmin) from pg_trigger
    union all select concat('constraint ', oid, ' ', xmin) from pg_constraint where connamespace = 'public'::regnamespace
    union all select concat('setting ', setconfig) from pg_db_role_setting
      where setdatabase = (select oid from pg_database where datname = current_database())
  ) as parts`

const SEQUENCES = `
  select format('%I', sequencename) as name, coalesce(last_value, start_value) as value, last_value is not null as called
  from pg_sequences where schemaname = 'public'`

export async function describeTemplate(url: string): Promise<PostgresTemplate> {
  return withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I', tablename) as name from pg_tables where schemaname = 'public'`,
    )
    const restore = ['begin', 'set local session_replication_role = replica']
    for (const { name } of tables) restore.push(`delete from ${name}`)
    for (const { name } of tables) {
      const { rows } = await client.query<{ all: string | null }>(
        `select json_agg(t)::text as all from ${name} as t`,
      )
      const all = rows[0]?.all
      if (all)
        restore.push(
          `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, ${client.escapeLiteral(all)})`,
        )
    }
    const { rows: sequences } = await client.query<{ name: string; value: string; called: boolean }>(
      SEQUENCES,
    )
    for (const { name, value, called } of sequences)
      restore.push(`select setval(${client.escapeLiteral(name)}, ${value}, ${called})`)
    return { url, schema: await schemaOf(client), restore: [...restore, 'commit'].join(';\n') }
  })
}

/** The fingerprint of the schema of a database. */
export async function schemaOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(SCHEMA)
  return rows[0]?.schema ?? ''
}

export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../test/support/test-app'
import { backUp, restore, verify } from '../backups/sqlite-files'
import { migrate } from '../platform/database/migrate'
import { openSqlite } from '../platform/database/sqlite/open-sqlite'
import { createAdmin } from './create-admin'
import { endSessions } from './end-sessions'
import { readPasswordFromStdin, takesPassword } from './read-password'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

test('a usage names its program as operators start it', () => {
  const folder = join(PROJECT, 'src/commands')
  const programs = readdirSync(join(folder, 'programs')).map((file) => file.replace('.ts', '.js'))
  const named = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/Usage: (\S+)/g)])
    .map(([, name]) => name)

  expect(named.length).toBeGreaterThan(3)
  expect(programs).toEqual(expect.arrayContaining(named))
})

test('an administrator is created, or an account promoted', async () => {
  const { app, db, config, signedIn, mails } = await testApp()
  const { site } = config
  const customer = await signedIn()

  const { mail, password } = await createAdmin(db, { mail: 'Boss@Example.com', site })
  const promoted = await createAdmin(db, { mail: customer.mail, site })

  const login = await app.inject({ method: 'POST', url: '/api/login', payload: { mail, password } })
  expect(login.json().user).toMatchObject({ permission_level: 1 })
  expect(promoted).toEqual({ mail: customer.mail, outcome: 'promoted' })
  expect((await app.inject({ url: '/api/dashboard', headers: customer.headers })).statusCode).toBe(401)
  expect((await mails()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['invitation', customer.mail],
  ])
  expect(await createAdmin(db, { mail: customer.mail, site })).toMatchObject({ outcome: 'unchanged' })
  await expect(createAdmin(db, { mail: 'nonsense', site })).rejects.toThrow('Email is invalid')
  const recorded = await db
    .selectFrom('audit')
    .select(['action', 'account_id', 'request_id'])
    .where('request_id', '=', 'console')
    .execute()
  expect(recorded).toEqual([
    { action: 'created', account_id: null, request_id: 'console' },
    { action: 'role-changed', account_id: null, request_id: 'console' },
  ])
})

test('a password is read from standard input, never from arguments', async () => {
  const { app, db, config } = await testApp()
  expect([takesPassword([]), takesPassword(['--password-stdin'])]).toEqual([false, true])
  expect(() => takesPassword(['salt and sun'])).toThrow('not accepted as arguments')
  const password = await readPasswordFromStdin(Readable.from(['salt and sun \nmore']))
  await createAdmin(db, { mail: 'boss@example.com', password, site: config.site })

  const payload = { mail: 'boss@example.com', password: 'salt and sun ' }
  expect((await app.inject({ method: 'POST', url: '/api/login', payload })).statusCode).toBe(200)
  await expect(readPasswordFromStdin(Readable.from([]))).rejects.toThrow('no password on standard input')
})

test('sessions end for one user or for everybody', async () => {
  const { app, db, signedIn } = await testApp()
  const [maria, anna] = [await signedIn(), await signedIn()]
  const visit = async ({ id, headers }: typeof maria) =>
    (await app.inject({ url: `/api/user/${id}`, headers })).statusCode

  expect(await endSessions(db, maria.mail)).toBe(1)
  expect([await visit(maria), await visit(anna)]).toEqual([401, 200])
  expect(await endSessions(db, '--all')).toBe(1)
  expect(await visit(anna)).toBe(401)
  const recorded = await db.selectFrom('audit').select(['action', 'entity_id', 'request_id']).execute()
  expect(recorded).toEqual([
    { action: 'sessions-ended', entity_id: maria.id, request_id: 'console' },
    { action: 'sessions-ended', entity_id: anna.id, request_id: 'console' },
  ])
  await expect(endSessions(db, 'nobody@example.com')).rejects.toThrow('There is no account with the email')
})

async function sqliteFile() {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-commands-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'luzzu.sqlite')
  const database = openSqlite(file)
  await migrate(database)
  return {
    folder,
    file,
    database,
    addFaq: (question: string) => database.db.insertInto('faq').values({ question, answer: 'So.' }).execute(),
  }
}

test('a backup made during writes is complete and consistent', async () => {
  const { folder, file, database, addFaq } = await sqliteFile()
  for (let count = 0; count < 50; count += 1) await addFaq(`Before ${count}?`)
  let isWriting = true
  const writing = (async () => {
    for (let count = 0; isWriting; count += 1)
      await addFaq(`Meanwhile ${count}?`).then(() => new Promise(setImmediate))
  })()

  const target = join(folder, 'backup.sqlite')
  backUp(file, target)
  isWriting = false
  await writing

  const copy = openSqlite(target)
  const rows = await copy.db
    .selectFrom('faq')
    .select('question')
    .where('question', 'like', 'Before%')
    .execute()
  await copy.close()
  await database.close()
  expect(rows).toHaveLength(50)
  expect(() => backUp(file, target)).toThrow('never overwrites')
})

test('a backup ends despite continuous writes, and is readable by its owner only', async () => {
  const { folder, file, database, addFaq } = await sqliteFile()
  for (let count = 0; count < 40; count += 1) await addFaq('x'.repeat(400_000))
  await database.close()
  const writer = new Worker(
    `const { workerData, parentPort } = require('node:worker_threads')
    const database = new (require('better-sqlite3'))(workerData, { timeout: 5000 })
    database.pragma('synchronous = off')
    const insert = database.prepare("insert into faq (question, answer) values ('Meanwhile?', 'So.')")
    let isStopped = false
    parentPort.on('message', () => { isStopped = true })
    const write = () => {
      if (isStopped) return process.exit()
      for (let count = 0; count < 20; count += 1) insert.run()
      parentPort.postMessage('written')
      setImmediate(write)
    }
    write()`,
    { eval: true, workerData: file },
  )
  onTestFinished(async () => {
    await writer.terminate()
  })
  await once(writer, 'message')

  const target = join(folder, 'backups', 'backup.sqlite')
  backUp(file, target)
  writer.postMessage('stop')

  expect(statSync(target).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(folder, 'backups'))).toEqual(['backup.sqlite'])
  expect(verify(target).rows).toBeGreaterThan(40)
})

test('a restored backup replaces the database, which is kept', async () => {
  const { folder, file, database, addFaq } = await sqliteFile()
  await addFaq('Kept?')
  const backup = join(folder, 'backup.sqlite')
  backUp(file, backup)
  await addFaq('Lost?')
  await database.close()

  const { previous } = restore(backup, file, 'now')
  for (const path of [file, previous ?? '']) expect(statSync(path).mode & 0o777).toBe(0o600)

  const restored = openSqlite(file)
  expect(
    (await restored.db.selectFrom('faq').select('question').execute()).map(({ question }) => question),
  ).toEqual(['Kept?'])
  const next = { question: 'New?', answer: 'So.' }
  // The first was kept, the second is lost.
  expect(await restored.db.insertInto('faq').values(next).returning('id').execute()).toEqual([{ id: 3 }])
  await restored.close()
  expect(verify(previous ?? '').rows).toBeGreaterThan(0)
})

/** Runs the command and kills it at its nth change of a name in the folder; the signal, or `null` when it has succeeded. */
async function restoreKilledAt(change: number, folder: string, backup: string): Promise<string | null> {
  const killer = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module'
    let left = ${change}
    for (const name of ['renameSync', 'linkSync', 'chmodSync']) {
      const real = fs[name]
      fs[name] = (path, ...rest) => {
        if (String(path).startsWith(${JSON.stringify(folder)}) && --left === 0) process.kill(process.pid, 'SIGKILL')
        return real(path, ...rest)
      }
    }
    syncBuiltinESMExports()`
  const imports = ['--import', 'tsx', '--import', `data:text/javascript,${encodeURIComponent(killer)}`]
  const child = spawn(process.execPath, [...imports, 'src/commands/programs/restore.ts', backup], {
    cwd: PROJECT,
    env: { ...process.env, DATA_DIR: folder },
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  if (!signal) expect(code).toBe(0)
  return signal
}

test('a restore that is killed at any step leaves a whole database', async () => {
  const { folder, file, database, addFaq } = await sqliteFile()
  await addFaq('Kept?')
  const backup = join(folder, 'backup.sqlite')
  backUp(file, backup)
  await addFaq('Lost?')
  await database.close()
  const questions = async () => {
    const { db, close } = openSqlite(file)
    const rows = await db.selectFrom('faq').select('question').orderBy('id').execute()
    await close()
    return rows.map(({ question }) => question)
  }
  let change = 1
  for (; (await restoreKilledAt(change, folder, backup)) !== null; change += 1) {
    verify(file)
    expect(await questions()).toEqual(['Kept?', 'Lost?'])
  }
  expect(change).toBeGreaterThan(2)
  expect(await questions()).toEqual(['Kept?'])
})

test('nothing is restored while a server is running', async () => {
  const { folder, file, database } = await sqliteFile()
  const backup = join(folder, 'backup.sqlite')
  backUp(file, backup)

  expect(() => restore(backup, file, 'now')).toThrow('The database is in use: stop the server first.')
  await database.close()
  expect(restore(backup, file, 'now').previous).toBeDefined()
})

test('a damaged backup is detected and never restored', async () => {
  const { folder, file, database } = await sqliteFile()
  const backup = join(folder, 'backup.sqlite')
  backUp(file, backup)
  await database.close()
  truncateSync(backup, 20_000)

  expect(() => verify(backup)).toThrow(/damaged|not a readable database/)
  expect(() => restore(backup, file, 'now')).toThrow(/damaged|not a readable database/)
  expect(verify(file).tables).toBeGreaterThan(10)
})

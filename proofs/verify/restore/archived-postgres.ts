import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../../../tools/test/free-port.ts'

const PROGRAMS = ['initdb', 'postgres', 'psql', 'pg_basebackup', 'pg_receivewal']
const DEBIAN = '/usr/lib/postgresql'
const READY_WITHIN_MS = 60_000
/** As docs/operations.md says. */
const RESTORE_COMMAND = 'cp ../archive/%f %p || cp ../archive/%f.partial %p'

/** The folder of PostgreSQL's programs: the packaged server has none for backups. */
export function findPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.sort((one, other) => Number(other) - Number(one)).map((name) => join(DEBIAN, name, 'bin')),
  ]
  return folders.find((folder) => PROGRAMS.every((program) => existsSync(join(folder, program))))
}

/** A PostgreSQL whose log is received outside of its data folder. */
export class ArchivedPostgres {
  readonly #programs: string
  readonly #folder = mkdtempSync(join(tmpdir(), 'luzzu-archived-'))
  readonly #user = ordinaryUser()
  readonly #running = new Set<ChildProcess>()
  #port = 0

  constructor(programs: string) {
    this.#programs = programs
    if (this.#user) chownSync(this.#folder, this.#user.uid, this.#user.gid)
    process.on('exit', this.#kill)
  }

  get url(): string {
    return `postgres://luzzu@127.0.0.1:${this.#port}/postgres`
  }

  async start(): Promise<void> {
    this.#port = await freePort()
    await this.#run('initdb', '-D', 'data', '-U', 'luzzu', '--auth=trust', '--encoding=UTF8', '--no-locale')
    await this.#serve('data')
  }

  /** Receives the log from now on, and takes a base backup. Where commits wait for the log, none is lost. */
  async archive({ commitsWait }: { commitsWait: boolean }): Promise<void> {
    const archive = ['--directory=archive', '--slot=archive', `--dbname=${this.url}?application_name=archive`]
    await this.#run('mkdir', 'archive')
    await this.#run('pg_receivewal', ...archive, '--create-slot')
    this.#spawn('pg_receivewal', ...archive, '--synchronous')
    await this.#run(
      'pg_basebackup',
      '--pgdata=base',
      '--format=tar',
      '--checkpoint=fast',
      `--dbname=${this.url}`,
    )
    if (!commitsWait) return
    await this.#query("alter system set synchronous_standby_names = 'archive'")
    await this.#query('select pg_reload_conf()')
  }

  /** The server and its data are gone at once. */
  async loseDisk(): Promise<void> {
    await this.#end('SIGKILL')
    await this.#run('mv', 'data', 'lost')
  }

  /** Starts from the base backup and the log, at the same address. */
  async restore(): Promise<void> {
    await this.#run('mkdir', '-m', '700', 'restored')
    await this.#run('tar', '-xf', 'base/base.tar', '-C', 'restored')
    await this.#run('tar', '-xf', 'base/pg_wal.tar', '-C', 'restored/pg_wal')
    await this.#run('touch', 'restored/recovery.signal')
    await this.#serve('restored', '-c', `restore_command=${RESTORE_COMMAND}`)
  }

  async stop(): Promise<void> {
    await this.#end('SIGINT')
    process.off('exit', this.#kill)
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    await Promise.all(
      [...this.#running].map(async (child) => {
        const ended = once(child, 'exit')
        child.kill(signal)
        await ended
      }),
    )
  }

  async #serve(dataDir: string, ...flags: string[]): Promise<void> {
    const place = ['-D', dataDir, '-p', `${this.#port}`, '-k', this.#folder]
    const server = this.#spawn('postgres', ...place, '-c', 'max_connections=200', ...flags)
    const deadline = Date.now() + READY_WITHIN_MS
    while (!(await this.#query('select pg_is_in_recovery()').catch(() => '')).includes('f')) {
      if (server.exitCode !== null || Date.now() > deadline) throw new Error('PostgreSQL did not start.')
      await pause(100)
    }
  }

  #query(text: string): Promise<string> {
    return this.#run('psql', '--tuples-only', '--no-align', '--command', text, this.url)
  }

  async #run(program: string, ...args: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(this.#find(program), args, this.#options())
    return stdout
  }

  #spawn(program: string, ...args: string[]): ChildProcess {
    const child = spawn(this.#find(program), args, { ...this.#options(), stdio: 'ignore' })
    this.#running.add(child)
    child.once('exit', () => this.#running.delete(child))
    return child
  }

  #find(program: string): string {
    return PROGRAMS.includes(program) ? join(this.#programs, program) : program
  }

  #options() {
    return { ...this.#user, cwd: this.#folder }
  }

  #kill = (): void => {
    for (const child of this.#running) child.kill('SIGKILL')
  }
}

/** PostgreSQL refuses to run as root. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (kind: string) => Number(execFileSync('id', [kind, 'postgres']))
  return { uid: id('-u'), gid: id('-g') }
}

import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from './temporary-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a program in a folder and returns its output. */
export function runIn(cwd: string, command: string, ...args: string[]): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

/** A copy of the workspace's sources in a repository of its own, with the installed packages. */
export function copyWorkspace(): string {
  const copy = temporaryFolder()
  const files = runIn(root, 'git', 'ls-files', '-co', '--exclude-standard').split('\n').filter(Boolean)
  for (const file of files) copyFile(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  runIn(copy, 'git', 'init', '--quiet')
  runIn(copy, 'git', 'config', 'user.name', 'Release test')
  runIn(copy, 'git', 'config', 'user.email', 'release@example.com')
  commitAll(copy, 'chore: begin')
  return copy
}

/** Other tests may remove a file of their own after it was listed. */
function copyFile(from: string, to: string): void {
  try {
    cpSync(from, to, { recursive: true, force: true })
  } catch (error) {
    if (existsSync(from)) throw error
  }
}

export function commitAll(folder: string, message: string): void {
  runIn(folder, 'git', 'add', '--all')
  runIn(folder, 'git', 'commit', '--quiet', '--message', message)
}

import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** Path of the design system in the repository. */
export const LIBRARY = 'libs/ui'

const OWN_SCOPE = '@luzzu'

/**
 * Checks a commit out into another folder, with the dependencies installed in the repository. Returns the folder of its
 * design system.
 */
export async function checkOutWorktree(repository: string, commit: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { cwd: repository, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  await linkDependencies(join(repository, 'node_modules'), join(folder, 'node_modules'))
  await linkProjects(repository, folder)
  return join(folder, LIBRARY)
}

async function linkDependencies(installed: string, target: string): Promise<void> {
  await mkdir(join(target, OWN_SCOPE), { recursive: true })
  const names = readdirSync(installed).filter((name) => name !== OWN_SCOPE)
  await Promise.all(names.map((name) => symlink(join(installed, name), join(target, name))))
}

/** Links the commit's workspace packages and the dependencies that single projects have installed. */
async function linkProjects(repository: string, folder: string): Promise<void> {
  const projects = ['apps', 'libs', 'libs/api-client']
    .flatMap((group) => readdirSync(join(folder, group)).map((name) => join(group, name)))
    .filter((project) => existsSync(join(folder, project, 'package.json')))
  for (const project of projects) {
    const { name } = JSON.parse(readFileSync(join(folder, project, 'package.json'), 'utf8')) as {
      name: string
    }
    await symlink(join(folder, project), join(folder, 'node_modules', OWN_SCOPE, basename(name)))
    const own = join(repository, project, 'node_modules')
    if (existsSync(own)) await symlink(own, join(folder, project, 'node_modules'))
  }
}

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root, run } from './processes.mjs'
import { programStep, stop } from './steps.mjs'

/** The packages of Node, one for each platform, with a lock file of their own. */
const PACKAGES = join(root, 'tools/node')
const LINK = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.exe' : 'node')

/**
 * Goes on only in a Node that the product runs on. Where this one is too old, a newer one comes from the npm registry
 * into the workspace, and the program starts again in it; `npm run` and `npx` find it by the link among the programs.
 * @returns {Promise<void>} once this process may go on; never where another one has taken over
 */
export async function ensureNode() {
  if (isNewEnough(process.versions.node)) return
  const node = installedNode() ?? (await installNode())
  console.log(
    `Node ${process.versions.node} is too old for Luzzu; it goes on with ${versionOf(node)} in this folder.`,
  )
  linkNode()
  const { code } = await run(node, [...process.execArgv, ...process.argv.slice(1)])
  process.exit(code)
}

/** Puts the workspace's Node, if it has one, before the machine's for `npm run` and `npx`; installing removes the link. */
export function linkNode() {
  const node = installedNode()
  if (!node) return
  mkdirSync(dirname(LINK), { recursive: true })
  rmSync(LINK, { force: true })
  symlinkSync(relative(dirname(LINK), node), LINK, 'file')
}

async function installNode() {
  const installed = await programStep('Getting a newer Node from the npm registry', 'npm', [
    'ci',
    '--prefix',
    PACKAGES,
    '--workspaces=false',
    '--loglevel=error',
  ])
  const node = installedNode()
  if (installed && node && versionOf(node)) return node
  stop(
    `Luzzu needs Node ${required().join('.')} or newer, such as Node 24; this is ${process.versions.node}.`,
  )
}

function installedNode() {
  const { optionalDependencies } = readJson(join(PACKAGES, 'package.json'))
  return Object.keys(optionalDependencies)
    .map((name) => join(PACKAGES, 'node_modules', name, 'bin', name.includes('win') ? 'node.exe' : 'node'))
    .find((file) => existsSync(file))
}

/** Nothing, if the file is for another platform. */
function versionOf(node) {
  return /^v(\d.*)/.exec(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1]?.trim()
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  const [requiredMajor, requiredMinor] = required()
  return major > requiredMajor || (major === requiredMajor && minor >= requiredMinor)
}

/** Major and minor of the oldest Node, which package.json names. */
function required() {
  return readJson(join(root, 'package.json')).engines.node.match(/\d+/g).map(Number)
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

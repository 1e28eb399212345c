import { createHash } from 'node:crypto'
import { Check } from 'typebox/value'
import {
  type AreaDescription,
  AreaDescriptionSchema,
  type ShellDescription,
  ShellDescriptionSchema,
} from '../../libs/domain/src/contracts.ts'
import {
  areaRoutesOf,
  isAdditionalAreaRoute,
  isAreaName,
  isContractCompatible,
  isTrustworthyOrigin,
  type Remote,
  type RemoteManifest,
  readRemoteManifest,
} from '../../libs/domain/src/index.ts'
import { findIncompatibilities } from './incompatibilities.ts'
import { ReleaseError } from './release-error.ts'

const TIMEOUT_MS = 10_000
const IS_VERSION = /^\d+\.\d+\.\d+/

/**
 * What the manifest says of a version of an area, once the build has proved to be there, unaltered, and fit for the
 * live shell.
 *
 * @param version a version that the product serves, or the URL of an `area.json`.
 * @throws {ReleaseError} otherwise.
 */
export async function checkCandidate(area: string, version: string, base: string): Promise<Remote> {
  const shell = await readShell(base)
  const { description, url } = await findArea(area, version, base)
  const incompatibilities = findIncompatibilities(description, shell)
  if (incompatibilities.length > 0) throw new ReleaseError(incompatibilities.join('\n'))
  const entry = new URL(description.entry, url)
  await checkEntry(entry, description.integrity)
  const route = await checkRoute(description, base)
  const isOwn = entry.origin === new URL(base).origin
  return {
    entry: isOwn ? entry.pathname : entry.href,
    version: description.version,
    integrity: description.integrity,
    contract: description.contract,
    ...route,
  }
}

/** Where an area is mounted that the product itself does not have: nothing else may be there. */
async function checkRoute(
  { name: build, prefix, access }: AreaDescription,
  base: string,
): Promise<Pick<Remote, 'prefix' | 'access'>> {
  const name = build.replaceAll('-', '_')
  if (isAreaName(name)) return {}
  const route = { ...(prefix && { prefix }), ...(access && { access }) }
  if (!isAdditionalAreaRoute({ name, ...route }))
    throw new ReleaseError(`It names no prefix at which ${build} could be mounted: ${prefix ?? 'none'}.`)
  const routes = areaRoutesOf(await readLiveManifest(base))
  const other = routes.find((area) => area.prefix === prefix && area.name !== name)
  if (other) throw new ReleaseError(`Its prefix ${prefix} is that of ${other.name}.`)
  return route
}

/**
 * Whether the version before still holds: its entry answers, unaltered, and fits the live shell. Without a
 * live product only what lies elsewhere can be checked, and the answer is `unchecked` for all else.
 *
 * @throws {ReleaseError} if it does not.
 */
export async function checkPreviousRemote(remote: Remote, base: string): Promise<'checked' | 'unchecked'> {
  const shell = await findShell(base)
  const entry = new URL(remote.entry, base)
  if (!shell && entry.origin === new URL(base).origin) return 'unchecked'
  await checkEntry(entry, remote.integrity)
  if (!shell) return 'unchecked'
  const description = await readJson(new URL('area.json', entry))
  const incompatibilities = Check(AreaDescriptionSchema, description)
    ? findIncompatibilities(description, shell)
    : []
  if (incompatibilities.length > 0) throw new ReleaseError(incompatibilities.join('\n'))
  if (!isContractCompatible(remote, shell.contract))
    throw new ReleaseError(
      `It was built for contract ${remote.contract}; the shell has contract ${shell.contract}.`,
    )
  return 'checked'
}

async function readLiveManifest(base: string): Promise<RemoteManifest> {
  const live = (await readJson(new URL('/remotes.json', base))) ?? {}
  try {
    return readRemoteManifest(live, new URL(base).origin).manifest
  } catch {
    throw new ReleaseError(`${base} is no live product: its remotes.json is no manifest.`)
  }
}

async function readShell(base: string): Promise<ShellDescription> {
  const shell = await findShell(base)
  if (shell) return shell
  throw new ReleaseError(`${base} is no live product: its shell.json is missing or invalid.`)
}

async function findShell(base: string): Promise<ShellDescription | undefined> {
  const value = await readJson(new URL('/shell.json', base))
  return Check(ShellDescriptionSchema, value) ? value : undefined
}

async function findArea(area: string, version: string, base: string) {
  const isVersion = IS_VERSION.test(version)
  const urls = isVersion ? urlsOf(area, version, base) : [readUrl(version, base)]
  for (const url of urls) {
    const description = await readJson(url)
    if (description === undefined) continue
    if (!Check(AreaDescriptionSchema, description)) throw new ReleaseError(`${url} describes no area.`)
    if (isVersion && description.version !== version) continue
    if (description.name !== area)
      throw new ReleaseError(`${url} describes ${description.name}, not ${area}.`)
    return { description, url }
  }
  throw new ReleaseError(`${area} ${version} is not served at ${urls.join(' or ')}.`)
}

/** Among the releases that the product serves, or the build beside it. */
function urlsOf(area: string, version: string, base: string): URL[] {
  return [`/remotes/${area}/${version}/area.json`, `/remotes/${area}/area.json`].map(
    (path) => new URL(path, base),
  )
}

function readUrl(text: string, base: string): URL {
  if (!URL.canParse(text))
    throw new ReleaseError(`${text} is neither a version nor the address of an area.json.`)
  const url = new URL(text)
  if (url.origin === new URL(base).origin || isTrustworthyOrigin(url)) return url
  throw new ReleaseError(`${url} is neither https nor on this machine.`)
}

async function checkEntry(url: URL, integrity: string | undefined): Promise<void> {
  const answer = await request(url)
  if (!answer?.ok) throw new ReleaseError(`The entry ${url} does not answer.`)
  if (!/javascript/.test(answer.headers.get('content-type') ?? ''))
    throw new ReleaseError(`The entry ${url} is not served as JavaScript.`)
  const body = await answer.arrayBuffer().catch(() => undefined)
  if (!body) throw new ReleaseError(`The entry ${url} does not answer in full.`)
  const actual = `sha384-${createHash('sha384').update(Buffer.from(body)).digest('base64')}`
  if (integrity && actual !== integrity)
    throw new ReleaseError(`The entry ${url} has the hash ${actual}; it should have ${integrity}.`)
}

async function readJson(url: URL): Promise<unknown> {
  const answer = await request(url)
  return answer?.ok ? answer.json().catch(() => undefined) : undefined
}

function request(url: URL): Promise<Response | undefined> {
  return fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined)
}

import semver from 'semver'
import type { AreaDescription, ShellDescription } from '../../libs/domain/src/contracts.ts'

/** The reasons why an area cannot run in a shell; none if it fits. */
export function findIncompatibilities(area: AreaDescription, shell: ShellDescription): string[] {
  const contract =
    area.contract === shell.contract
      ? []
      : [`It was built for contract ${area.contract}; the shell has contract ${shell.contract}.`]
  return [...contract, ...copiesIn(area, shell), ...missingFor(area, shell), ...missingExports(area, shell)]
}

/** What the shell provides and the area does not share would be on the page twice. */
function copiesIn(area: AreaDescription, shell: ShellDescription): string[] {
  return Object.keys(shell.shared)
    .filter((name) => !(name in area.shared))
    .map((name) => `It does not share ${name}, so the page would have a second copy.`)
}

function missingFor(area: AreaDescription, shell: ShellDescription): string[] {
  return Object.entries(area.shared).flatMap(([name, range]) => {
    const provided = shell.shared[name]
    if (provided === undefined) return [`It needs ${name} ${range}, which the shell does not provide.`]
    return semver.satisfies(provided, range)
      ? []
      : [`It needs ${name} ${range}; the shell provides ${provided}.`]
  })
}

function missingExports(area: AreaDescription, shell: ShellDescription): string[] {
  return Object.entries(area.imports ?? {}).flatMap(([library, names]) =>
    names
      .filter((name) => !shell.exports[library]?.includes(name))
      .map((name) => `It imports ${name} from ${library}, which the shell's version does not export.`),
  )
}

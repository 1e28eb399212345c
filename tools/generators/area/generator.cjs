const { join } = require('node:path')
const { generateFiles, names, readJson } = require('@nx/devkit')
const { isAdditionalAreaRoute } = require('../../../libs/domain/src/remotes/areas.ts')

const FIRST_FREE_PORT = 4203

/** Makes an area in `apps/`. Build, server, page, boundaries and releases find it by its package.json. */
module.exports = async function generateArea(tree, { name, prefix = `/${name}`, access }) {
  const folder = `apps/${name}`
  if (tree.exists(folder)) throw new Error(`There is already an app ${name}.`)
  const areas = findAreas(tree)
  const isTaken = areas.some((area) => area.prefix === prefix)
  if (isTaken || !isAdditionalAreaRoute({ name: name.replaceAll('-', '_'), prefix }))
    throw new Error(`The prefix ${prefix} is taken.`)
  const port = Math.max(FIRST_FREE_PORT, ...areas.map((area) => area.port + 1))
  const { className: title } = names(name)
  generateFiles(tree, join(__dirname, 'files'), folder, {
    name,
    prefix,
    port,
    title: title.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '),
    access: access === 'everyone' ? undefined : access,
    versions: installedVersions(tree),
    template: '',
  })
  return () => console.log(`Next: npm install, then npm run dev. docs/new-area.md says the rest.`)
}

function findAreas(tree) {
  return tree
    .children('apps')
    .filter((app) => tree.exists(`apps/${app}/package.json`))
    .map((app) => readJson(tree, `apps/${app}/package.json`).area)
    .filter(Boolean)
}

/** The versions that the public site uses: the page has one of each. */
function installedVersions(tree) {
  return readJson(tree, 'apps/public-site/package.json').dependencies
}

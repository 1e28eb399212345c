const { VersionActions } = require('nx/release')

const COLLECTIONS = ['dependencies', 'devDependencies', 'peerDependencies']
const read = (tree, path) => JSON.parse(tree.read(path, 'utf-8'))

/** Lets `nx release` keep versions in package.json without the @nx/js plugin. */
module.exports = class PackageJsonVersionActions extends VersionActions {
  validManifestFilenames = ['package.json']

  get #manifest() {
    return `${this.projectGraphNode.data.root}/package.json`
  }

  async readCurrentVersionFromSourceManifest(tree) {
    return { manifestPath: this.#manifest, currentVersion: read(tree, this.#manifest).version }
  }

  async readCurrentVersionFromRegistry() {
    return null
  }

  async readCurrentVersionOfDependency(tree, graph, dependency) {
    const { name } = read(tree, `${graph.nodes[dependency].data.root}/package.json`)
    const manifest = read(tree, this.#manifest)
    const collection = COLLECTIONS.find((key) => manifest[key]?.[name])
    return {
      currentVersion: collection ? manifest[collection][name] : null,
      dependencyCollection: collection ?? null,
    }
  }

  async updateProjectVersion(tree, version) {
    const manifest = { ...read(tree, this.#manifest), version }
    tree.write(this.#manifest, `${JSON.stringify(manifest, null, 2)}\n`)
    return [`${manifest.name} is ${version}`]
  }

  /** Projects of the workspace depend on each other by `*`. */
  async updateProjectDependencies() {
    return []
  }
}

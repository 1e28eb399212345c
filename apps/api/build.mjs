import { cp, readFile, rm } from 'node:fs/promises'
import { build } from 'esbuild'

const here = (path) => new URL(path, import.meta.url)
const { dependencies } = JSON.parse(await readFile(here('./package.json'), 'utf8'))

const COMMANDS = ['admin-create', 'sessions-end', 'backup', 'restore', 'verify', 'copy-to-postgres']

await rm(here('./dist'), { recursive: true, force: true })
await build({
  absWorkingDir: here('.').pathname,
  entryPoints: ['src/main.ts', ...COMMANDS.map((name) => `src/commands/programs/${name}.ts`)],
  entryNames: '[name]',
  outdir: 'dist',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  // Packages stay where npm put them; the workspace's own libraries become part of the bundle.
  external: Object.keys(dependencies).filter((name) => !name.startsWith('@luzzu/')),
})
await cp(here('./src/platform/seed/posters'), here('./dist/posters'), { recursive: true })

import { cp, readFile, rm } from 'node:fs/promises'
import { build } from 'esbuild'

const here = (path) => new URL(path, import.meta.url)
const { dependencies, devDependencies } = JSON.parse(await readFile(here('./package.json'), 'utf8'))

const COMMANDS = [
  'admin-create',
  'sessions-end',
  'mail-list',
  'mail-retry',
  'backup',
  'restore',
  'verify',
  'copy-to-postgres',
  'restore-drill',
]
const BUNDLED = ['csv-stringify', 'kysely', 'libphonenumber-js', 'p-limit', 'typebox']

await rm(here('./dist'), { recursive: true, force: true })
await build({
  absWorkingDir: here('.').pathname,
  entryPoints: [
    'src/main.ts',
    'src/backups/copy-database.ts',
    'src/features/documents/pdf/pdf-worker.ts',
    ...COMMANDS.map((name) => `src/commands/programs/${name}.ts`),
  ],
  entryNames: '[name]',
  outdir: 'dist',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node22',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  // Packages stay external, except workspace libraries and packages of many small modules,
  // which load faster as one file.
  external: Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !name.startsWith('@luzzu/') && !BUNDLED.includes(name),
  ),
})
await cp(here('./src/platform/web/prerender/render-worker.mjs'), here('./dist/render-worker.mjs'))
await cp(here('./src/features/documents/pdf/fonts'), here('./dist/fonts'), { recursive: true })
await cp(here('./src/seed/posters'), here('./dist/posters'), { recursive: true })

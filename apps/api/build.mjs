import { spawn } from 'node:child_process'
import { cp, readFile, rm } from 'node:fs/promises'
import { build, context } from 'esbuild'

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

/** `--watch` builds beside it, again after each change, and keeps the server running with that. */
const isWatching = process.argv.includes('--watch')
const outdir = isWatching ? '.cache' : 'dist'

await rm(here(outdir), { recursive: true, force: true })
const options = {
  absWorkingDir: here('.').pathname,
  entryPoints: [
    'src/main.ts',
    'src/backups/copy-database.ts',
    'src/features/documents/pdf/pdf-worker.ts',
    ...(isWatching ? [] : COMMANDS).map((name) => `src/commands/programs/${name}.ts`),
  ],
  entryNames: '[name]',
  outdir,
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
}
const firstBuild = Promise.withResolvers()
const tellFirstBuild = { name: 'tell-first-build', setup: ({ onEnd }) => onEnd(firstBuild.resolve) }
if (isWatching) {
  const builder = await context({ ...options, plugins: [tellFirstBuild] })
  await builder.watch()
  await firstBuild.promise
} else await build(options)
await cp(here('./src/platform/web/prerender/render-worker.mjs'), here(`${outdir}/render-worker.mjs`))
await cp(here('./src/features/documents/pdf/fonts'), here(`${outdir}/fonts`), { recursive: true })
await cp(here('./src/seed/posters'), here(`${outdir}/posters`), { recursive: true })

if (isWatching) {
  // Node ends with this process, which its supervisor ends.
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', `${outdir}/main.js`], {
    cwd: here('.'),
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 0))
}

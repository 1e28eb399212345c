import { build } from 'esbuild'

/** Builds scripts of their own, which browsers run beside the page: one file each, under the name of its source. */
const [folder, ...sources] = process.argv.slice(2)
if (!folder || sources.length === 0) throw new Error('Which folder, and which scripts?')
await build({
  entryPoints: sources,
  outdir: folder,
  entryNames: '[name]',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"' },
})

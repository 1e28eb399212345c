import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const library = fileURLToPath(new URL('..', import.meta.url))

export type Cost = {
  name: string
  /** Compressed bytes without React, styled-components and react-hot-toast, which the page has anyway. */
  gzip: number
  /** The bundled files, relative to the library. */
  files: string[]
}

/** The names of all component folders. */
export function componentNames(): string[] {
  return readdirSync(`${library}src/components`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
}

/** The cost of importing a single component from the library. */
export async function costOf(name: string): Promise<Cost> {
  const exported = name === 'Layout' ? 'Stack, Row, Band, Wrap' : name
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export { ${exported} } from './src/index'`, resolveDir: library, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    absWorkingDir: library,
    external: ['react', 'react/*', 'react-dom', 'react-dom/*', 'styled-components', 'react-hot-toast'],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const output = Object.values(metafile.outputs)[0]
  const files = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
  const gzip = outputFiles.reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0)
  return { name, gzip, files: files.map(([file]) => file) }
}

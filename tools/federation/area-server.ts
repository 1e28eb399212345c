import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { areaBuild } from './area-build.ts'
import { deterministicStyles } from './deterministic-styles.ts'
import { iconImports } from './icon-imports.ts'

/**
 * The Vite configuration of an area's server bundle, which renders its pages before any script has run. It is
 * whole in itself, so that the build can be put anywhere, and loads parts of the page only once asked for them.
 */
export function defineAreaServer(folder: string) {
  return defineConfig({
    build: {
      ssr: './src/server/render.tsx',
      outDir: 'dist/server',
      target: 'node22',
      sourcemap: false,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'render.js' } },
    },
    ssr: { noExternal: true },
    define: {
      'import.meta.env.AREA_BUILD': JSON.stringify(areaBuild(folder)),
      'process.env.NODE_ENV': '"production"',
    },
    plugins: [deterministicStyles, iconImports, react(), moduleType],
  })
}

/** Wherever the build is put, Node reads the bundle as the module that it is. */
const moduleType: Plugin = {
  name: 'module-type',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "module" }\n' })
  },
}

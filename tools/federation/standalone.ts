import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { awaitApi } from './await-api.ts'
import { deterministicStyles } from './deterministic-styles.ts'
import { headScripts } from './head-scripts.ts'
import { iconImports } from './icon-imports.ts'
import { areaIn } from './workspace-areas.ts'

const { PORT = 3000, API_URL = `http://127.0.0.1:${PORT}` } = process.env

/** Above those of the dev servers that take part in the whole product. */
const PORT_OFFSET = 100

/**
 * The Vite configuration of an area that runs without the shell, from its `index.html`. In development requests are
 * passed on to the API at `API_URL`; a build reads the address from the page, `<meta name="api-base-url">`.
 */
export function defineStandalone(folder: string) {
  const { port } = areaIn(folder)
  return defineConfig({
    server: {
      port: port + PORT_OFFSET,
      strictPort: true,
      proxy: { '/api': API_URL },
    },
    build: {
      target: 'es2022',
      sourcemap: 'hidden',
      outDir: `../../.cache/${basename(folder)}-standalone`,
      emptyOutDir: true,
    },
    plugins: [deterministicStyles, iconImports, react(), awaitApi(API_URL), headScripts],
  })
}

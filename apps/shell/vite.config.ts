import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { PAGE_DEV_PORT } from '../../tools/federation/area.ts'
import { awaitApi } from '../../tools/federation/await-api.ts'
import { deterministicStyles } from '../../tools/federation/deterministic-styles.ts'
import { headScripts } from '../../tools/federation/head-scripts.ts'
import { iconImports } from '../../tools/federation/icon-imports.ts'
import { provideShared } from '../../tools/federation/provide-shared.ts'
import { listAreas } from '../../tools/federation/workspace-areas.ts'

const API = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/** In development the remotes are served by their own dev servers. */
const devManifest: Plugin = {
  name: 'dev-remotes-manifest',
  configureServer(server) {
    server.middlewares.use('/remotes.json', (_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify(
          Object.fromEntries(
            listAreas().map(({ name, port, ...route }) => [
              name,
              { entry: `http://localhost:${port}/remoteEntry.js`, ...route },
            ]),
          ),
        ),
      )
    })
  },
}

export default defineConfig({
  server: {
    port: PAGE_DEV_PORT,
    strictPort: true,
    origin: `http://localhost:${PAGE_DEV_PORT}`,
    proxy: { '/api': API },
  },
  build: {
    target: 'es2022',
    sourcemap: 'hidden',
    chunkSizeWarningLimit: 600,
    // What the page starts with is one file, also where the dialog that is loaded later needs a part of it.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] },
      },
    },
  },
  // The runtime leaves out what reads manifests of modules and what runs in Node; areas are loaded by their entries.
  define: { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' },
  plugins: [
    deterministicStyles,
    iconImports,
    react(),
    devManifest,
    awaitApi(API),
    headScripts,
    provideShared,
  ],
})

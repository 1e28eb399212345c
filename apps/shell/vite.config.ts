import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { AREA_DEV_PORTS, PAGE_DEV_PORT } from '../../tools/federation/area.ts'
import { federationOfWholeGraph } from '../../tools/federation/await-module-graph.ts'
import { deterministicStyles, shared } from '../../tools/federation/shared.ts'
import { themeScript } from '../../tools/federation/theme-script.ts'

/** In development the remotes are served by their own dev servers. */
const devManifest: Plugin = {
  name: 'dev-remotes-manifest',
  configureServer(server) {
    server.middlewares.use('/remotes.json', (_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify(
          Object.fromEntries(
            Object.entries(AREA_DEV_PORTS).map(([name, port]) => [
              name,
              { entry: `http://localhost:${port}/remoteEntry.js` },
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
    proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` },
  },
  build: { target: 'es2022', sourcemap: 'hidden' },
  oxc: deterministicStyles,
  plugins: [
    react(),
    devManifest,
    themeScript,
    federationOfWholeGraph({
      name: 'shell',
      filename: 'remoteEntry.js',
      dts: false,
      shared: shared({ eager: true }),
      experiments: { provideExternalRuntime: true },
    }),
  ],
})

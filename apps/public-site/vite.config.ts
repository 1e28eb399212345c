import { fileURLToPath } from 'node:url'
import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { deterministicStyles, shared } from '../../tools/federation/shared.ts'

const CORE = '@luzzu/api-client'
const ENDPOINTS = /\/libs\/api-client\/src\/endpoints\//

/**
 * Federation leaves imports alone by which a shared package asks for itself. An endpoint file lies in the
 * package of the shared core but is bundled by this area, so it has to ask as if it were a file of the area;
 * otherwise the area would carry a core, and a store, of its own.
 */
const endpointsUseSharedCore: Plugin = {
  name: 'endpoints-use-shared-core',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source !== CORE || !importer || !ENDPOINTS.test(importer)) return null
    return this.resolve(source, fileURLToPath(new URL('./src/routes.tsx', import.meta.url)), {
      skipSelf: true,
    })
  },
}

export default defineConfig(({ command }) => ({
  // Relative, so that the build runs from any address it is put at.
  base: command === 'serve' ? '/' : './',
  server: { port: 4201, strictPort: true, origin: 'http://localhost:4201', cors: true },
  // The route table is the only way in: there is no page of its own to start from.
  build: { target: 'es2022', sourcemap: 'hidden', rolldownOptions: { input: './src/routes.tsx' } },
  oxc: deterministicStyles,
  plugins: [
    endpointsUseSharedCore,
    react({ reactRefreshHost: 'http://localhost:4200' }),
    federation({
      name: 'public_site',
      filename: 'remoteEntry.js',
      manifest: true,
      dts: false,
      exposes: { './routes': './src/routes.tsx' },
      shared: shared({ import: false }),
      disableRemote: true,
      experiments: { externalRuntime: true },
    }),
  ],
}))

import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { deterministicStyles, shared } from '../../tools/federation/shared.ts'

export default defineConfig(({ command }) => ({
  // Relative, so that the build runs from any address it is put at.
  base: command === 'serve' ? '/' : './',
  server: { port: 4201, strictPort: true, origin: 'http://localhost:4201', cors: true },
  // The route table is the only way in: there is no page of its own to start from.
  build: { target: 'es2022', sourcemap: 'hidden', rolldownOptions: { input: './src/routes.tsx' } },
  oxc: deterministicStyles,
  plugins: [
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

import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { deterministicStyles, shared } from '../../tools/federation/shared.ts'

/** Built as the admin is built, by a team that has no say in the shell. */
export default defineConfig({
  base: './',
  build: {
    target: 'es2022',
    outDir: '../../.cache/next-admin',
    emptyOutDir: true,
    rolldownOptions: { input: './src/routes.tsx' },
  },
  oxc: deterministicStyles,
  plugins: [
    react(),
    federation({
      name: 'admin',
      filename: 'remoteEntry.js',
      dts: false,
      exposes: { './routes': './src/routes.tsx' },
      shared: shared({ import: false }),
      disableRemote: true,
      experiments: { externalRuntime: true },
    }),
  ],
})

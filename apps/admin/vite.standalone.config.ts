import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { headScripts } from '../../tools/federation/head-scripts.ts'
import { deterministicStyles } from '../../tools/federation/shared.ts'

/** Builds the standalone admin from `index.html`, with a page frame and login of its own. */
export default defineConfig({
  server: {
    port: 4203,
    strictPort: true,
    proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` },
  },
  build: {
    target: 'es2022',
    sourcemap: 'hidden',
    outDir: '../../.cache/admin-standalone',
    emptyOutDir: true,
  },
  oxc: deterministicStyles,
  plugins: [react(), headScripts],
})

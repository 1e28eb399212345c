import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { deterministicStyles } from '../../../../tools/federation/deterministic-styles.ts'
import { iconImports } from '../../../../tools/federation/icon-imports.ts'

/** The visitors' pages without federation, all that the home page needs in one file. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    target: 'es2022',
    outDir: '../../../../.cache/one-bundle',
    emptyOutDir: true,
    manifest: true,
    modulePreload: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'home', tags: ['$initial' as const] }] } },
    },
  },
  plugins: [deterministicStyles, iconImports, react()],
})

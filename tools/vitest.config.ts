import { defineConfig } from 'vitest/config'
import { reports } from './test/reports.ts'

export default defineConfig({
  test: { ...reports, isolate: false, name: 'workspace', include: ['**/*.test.ts'], testTimeout: 120_000 },
})

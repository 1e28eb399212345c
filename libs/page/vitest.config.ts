import { defineConfig } from 'vitest/config'
import { reports } from '../../tools/test/reports.ts'

export default defineConfig({
  test: { ...reports, isolate: false, name: 'page', include: ['src/**/*.test.{ts,tsx}'] },
})

import { defineConfig } from 'vitest/config'
import { reports, timeouts } from '../../../tools/test/suite-defaults.ts'

export default defineConfig({
  test: { ...reports, ...timeouts, isolate: false, name: 'api-core', include: ['src/**/*.test.{ts,tsx}'] },
})

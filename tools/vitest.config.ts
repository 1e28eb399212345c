import { defineConfig } from 'vitest/config'
import { reports, timeouts } from './test/suite-defaults.ts'

export default defineConfig({
  test: {
    ...reports,
    ...timeouts,
    isolate: false,
    name: 'workspace',
    include: ['**/*.test.ts'],
  },
})

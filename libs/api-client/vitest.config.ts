import { defineConfig } from 'vitest/config'
import { reports, timeouts } from '../../tools/test/suite-defaults.ts'

export default defineConfig({
  test: {
    ...reports,
    ...timeouts,
    isolate: false,
    name: 'api-client',
    include: ['src/**/*.test.{ts,tsx}'],
    // Without a page, addresses have no origin of their own.
    env: { VITE_API_BASE_URL: 'http://localhost/api' },
  },
})

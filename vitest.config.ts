import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'apps/*/vitest*.config.ts',
      'libs/!(ui)/vitest.config.ts',
      'libs/api-client/core/vitest.config.ts',
      'tools/vitest.config.ts',
    ],
  },
})

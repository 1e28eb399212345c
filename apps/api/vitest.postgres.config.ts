import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api on PostgreSQL',
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'src/platform/database/sqlite/**'],
    globalSetup: './src/testing/postgres-setup.ts',
    env: { TEST_ENGINE: 'postgres' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

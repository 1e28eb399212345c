import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api on PostgreSQL',
    include: ['{src,test}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'src/platform/database/sqlite/**'],
    globalSetup: './test/support/postgres-setup.ts',
    env: { TEST_ENGINE: 'postgres' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

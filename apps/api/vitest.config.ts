import { configDefaults, defineConfig } from 'vitest/config'
import { spreadSlowTests } from '../../tools/test/slow-tests.ts'
import { reports, timeouts } from '../../tools/test/suite-defaults.ts'
import { SLOW_TEST_FILES } from './test/support/slow-test-files.ts'

/** The API on SQLite; `vitest.postgres.config.ts` runs those that ask a database on PostgreSQL. */
export default defineConfig({
  test: {
    ...reports,
    ...timeouts,
    name: 'api',
    include: ['{src,test}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'src/platform/database/postgres/**'],
    globalSetup: './test/support/sqlite-setup.ts',
    env: { TEST_ENGINE: 'sqlite' },
    // Files share modules, which take longer to load than most files to run; nothing of a test stays in them.
    isolate: false,
    // Two compute while a third one waits.
    maxWorkers: 3,
    sequence: { sequencer: spreadSlowTests(SLOW_TEST_FILES) },
  },
})

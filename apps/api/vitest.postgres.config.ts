import { configDefaults, defineConfig } from 'vitest/config'
import { spreadSlowTests } from '../../tools/test/slow-tests.ts'
import { reports, timeouts } from '../../tools/test/suite-defaults.ts'
import { SLOW_TEST_FILES } from './test/support/slow-test-files.ts'

/** What runs before or beside queries; on SQLite it is proven for both. */
const WITHOUT_QUERIES = [
  'src/auth/work-queue.test.ts',
  'src/features/client-errors/**',
  'src/features/documents/pdf/**',
  'src/features/webhooks/delivery/post-event.test.ts',
  'src/platform/{config,images,web}/**',
  'src/platform/release-memory.test.ts',
  'src/platform/http/{cache/cached-pages,networks,request-id,server,untrusted-proxy}.test.ts',
  'src/**/{bounded-memory-limiter,device-name,backup-plan,emails,export-bookings,classify-failure}.test.ts',
  'test/api/{body-schemas,monitoring-files,openapi,tokens,versions}.test.ts',
]

export default defineConfig({
  test: {
    ...reports,
    ...timeouts,
    name: 'api on PostgreSQL',
    include: ['{src,test}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'src/platform/database/sqlite/**', ...WITHOUT_QUERIES],
    globalSetup: './test/support/postgres-setup.ts',
    env: { TEST_ENGINE: 'postgres' },
    isolate: false,
    maxWorkers: 3,
    sequence: { sequencer: spreadSlowTests(SLOW_TEST_FILES) },
  },
})

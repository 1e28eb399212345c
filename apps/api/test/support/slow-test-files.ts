/** Files whose tests take longer than 5 s and mostly wait: for a timeout, a slow peer or a process. */
export const SLOW_TEST_FILES = [
  'postgres/dead-peer.test.ts',
  'products/slow-upload.test.ts',
  'postgres/migrations.test.ts',
  'auth/work-queue.test.ts',
  'postgres/outages.test.ts',
  'postgres/unavailable.test.ts',
  'prerender/prerender.test.ts',
  'mail/relay.test.ts',
  'src/stopping.test.ts',
  'tracing/start-tracing.test.ts',
]

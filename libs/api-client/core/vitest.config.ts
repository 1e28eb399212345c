import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'api-core', include: ['src/**/*.test.{ts,tsx}'] } })

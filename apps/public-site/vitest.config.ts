import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'public-site', include: ['src/**/*.test.{ts,tsx}'] } })

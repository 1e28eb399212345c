import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'page', include: ['src/**/*.test.{ts,tsx}'] } })

import { defineStandalone } from '../../tools/federation/standalone.ts'

export default defineStandalone(import.meta.dirname)

import { defineAreaServer } from '../../tools/federation/area-server.ts'

export default defineAreaServer(import.meta.dirname)

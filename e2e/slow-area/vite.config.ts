import { setTimeout as wait } from 'node:timers/promises'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import { defineArea } from '../../tools/federation/area.ts'

/** Simulates a busy machine: modules load later than the federation plugin waits for them. */
const slowLoads: Plugin = {
  name: 'slow-loads',
  enforce: 'pre',
  load: {
    order: 'pre',
    async handler(id) {
      if (/slow-area.src/.test(id)) await wait(50)
      return null
    },
  },
}

const area = defineArea({ name: 'slow_area', version: '0.1.0' })

export default defineConfig((environment) => mergeConfig({ plugins: [slowLoads] }, area(environment)))

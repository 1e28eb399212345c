import { defineArea } from '../../tools/federation/area.ts'
import { areaIn } from '../../tools/federation/workspace-areas.ts'

export default defineArea(areaIn(import.meta.dirname))

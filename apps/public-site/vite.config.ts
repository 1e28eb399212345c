import { AREA_DEV_PORTS, defineArea } from '../../tools/federation/area.ts'

export default defineArea({
  name: 'public_site',
  port: AREA_DEV_PORTS.public_site,
  folder: import.meta.dirname,
})

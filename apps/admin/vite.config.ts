import { AREA_DEV_PORTS, defineArea } from '../../tools/federation/area.ts'

export default defineArea({ name: 'admin', port: AREA_DEV_PORTS.admin })

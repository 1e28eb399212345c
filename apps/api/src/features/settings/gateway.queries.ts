import type { Gateway } from '@luzzu/domain/contracts'

/** What payments online depend on; no gateway is connected. */
export const findGateway = (): Gateway => ({ key: null, has_webhook_secret: false, webhook_seen_at: null })

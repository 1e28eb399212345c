export const INTEGRATIONS_COPY = {
  title: 'Integrations',
  tabs: {
    tokens: 'API tokens',
    resellers: 'Resellers',
    webhooks: 'Webhooks',
    calendarFeeds: 'Calendar feeds',
  },
} as const

export const SECRET_COPY = {
  once: 'You won’t see this again. Copy it now and keep it where others cannot read it.',
  copy: 'Copy',
  close: 'Done',
  notCopied: 'Close without copying?',
  lost: 'It cannot be shown again. Without it you would have to make a new one.',
  closeAnyway: 'Close without copying',
  back: 'Back',
} as const

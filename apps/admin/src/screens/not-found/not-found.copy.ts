export const NOT_FOUND_COPY = {
  title: 'Looking for something?',
  lead: 'There is no page at this address.',
} as const

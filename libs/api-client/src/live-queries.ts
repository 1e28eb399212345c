/** Options of a query for what a screen is about: refetched when it opens, or is about something else. */
export const LIST_QUERY = { refetchOnMountOrArgChange: true } as const

/** Options of a query for what somebody waits for, on a page without a refresh of its own: fetched while it is looked at. */
export const FOLLOWED_QUERY = {
  ...LIST_QUERY,
  pollingInterval: 20_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
} as const

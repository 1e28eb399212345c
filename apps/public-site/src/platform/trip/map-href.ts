import type { MeetingPoint } from '@luzzu/domain'

/** The map of a meeting point; a search for its words where none is given. */
export const mapHref = ({ text, map_url }: MeetingPoint) =>
  map_url ?? `https://www.openstreetmap.org/search?${new URLSearchParams({ query: text })}`

const PLACE = /(?:https?:\/\/[^/\s]+)?(\/[^\s()?]+\.m?js)(?:\?[^\s():]*)?(:\d+:\d+)/
const MAX_PLACES = 8

/** The places in the code that a stack names, one a line, in any browser's format and without its message. */
export function readStack(stack: string): string {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, path, position] = PLACE.exec(line) ?? []
      return path ? [`${path}${position}`] : []
    })
    .slice(0, MAX_PLACES)
    .join('\n')
}

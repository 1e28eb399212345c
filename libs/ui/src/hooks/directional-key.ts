const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The key as it would be in a line that is read from left to right: in others the arrows change places. */
export function directionalKey({ key, currentTarget }: { key: string; currentTarget: Element }): string {
  return getComputedStyle(currentTarget).direction === 'rtl' ? (MIRRORED[key] ?? key) : key
}

import type { LucideIcon } from 'lucide-react'

/** Leads to a path, or runs a command. */
export type PaletteEntry = {
  id: string
  group: string
  label: string
  detail?: string
  /** Found by these words as well. */
  keywords?: string
  icon?: LucideIcon | undefined
  /** What leads there as well, pressed one after the other. */
  keys?: readonly string[]
} & ({ path: string; state?: unknown } | { run: () => void })

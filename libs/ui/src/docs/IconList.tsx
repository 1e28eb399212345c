import * as lucide from 'lucide-react'
import type { ComponentType, SVGProps } from 'react'
import { IconGrid, IconTile } from './IconList.styles'

const sources = import.meta.glob<string>(
  ['../**/*.tsx', '../../../../apps/*/src/**/*.{ts,tsx}', '!../**/*.stories.tsx', '!./**'],
  { query: '?raw', import: 'default', eager: true },
)

const IMPORT = /import (?!type)\{([^}]+)\} from 'lucide-react'/g

/** Names of all icons that the product imports, sorted. */
function usedIcons(): string[] {
  const names = Object.values(sources).flatMap((source) =>
    [...source.matchAll(IMPORT)].flatMap(([, list = '']) => list.split(',')),
  )
  const icons = names
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => /^[A-Z]/.test(name) && name in lucide && !name.startsWith('Lucide'))
  return [...new Set(icons)].sort()
}

type Icon = ComponentType<SVGProps<SVGSVGElement>>

/** Every icon in use, with its import name. */
export function IconList() {
  return (
    <IconGrid>
      {usedIcons().map((name) => {
        const Icon = (lucide as unknown as Record<string, Icon>)[name]
        return (
          <IconTile key={name}>
            {Icon && <Icon aria-hidden="true" />}
            <code>{name}</code>
          </IconTile>
        )
      })}
    </IconGrid>
  )
}

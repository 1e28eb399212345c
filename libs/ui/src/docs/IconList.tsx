import * as lucide from 'lucide-react'
import type { ComponentType, SVGProps } from 'react'
import styled from 'styled-components'
import { token } from '../theme/token'

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

const IconGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(calc(${token('space-9')} * 1.75), 1fr));
  gap: ${token('space-3')};
  margin: 0;
  padding: 0;
  list-style: none;
`

const IconTile = styled.li`
  display: grid;
  justify-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-3')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-small')};
  font-size: ${token('text-sm')};
`

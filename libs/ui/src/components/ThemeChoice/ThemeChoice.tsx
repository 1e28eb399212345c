import { type Theme, useTheme } from '../../theme/theme-choice'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl'

const options: { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** Light, dark, or as the system has it; the choice stays. */
export function ThemeChoice({ legend = 'Colors' }: { legend?: string | undefined }) {
  const [theme, setTheme] = useTheme()
  return <SegmentedControl legend={legend} value={theme} onChange={setTheme} options={options} />
}

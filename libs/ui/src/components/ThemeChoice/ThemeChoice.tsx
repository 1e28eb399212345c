import { type Theme, useTheme } from '../../theme/theme-choice'
import { SegmentedControl, type SegmentedControlProps } from '../SegmentedControl/SegmentedControl'

const options: { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

export type ThemeChoiceProps = Omit<
  SegmentedControlProps<Theme>,
  'legend' | 'value' | 'defaultValue' | 'onChange' | 'options'
> & {
  /** @default 'Theme' */
  legend?: string | undefined
}

/** Selects the light, dark or system theme; the choice is stored. */
export function ThemeChoice({ legend = 'Theme', ...rest }: ThemeChoiceProps) {
  const [theme, setTheme] = useTheme()
  return <SegmentedControl {...rest} legend={legend} value={theme} onChange={setTheme} options={options} />
}

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
  /** @default 'Colors' */
  legend?: string | undefined
}

/** Light, dark, or as the system has it; the choice stays. */
export function ThemeChoice({ legend = 'Colors', ...rest }: ThemeChoiceProps) {
  const [theme, setTheme] = useTheme()
  return <SegmentedControl {...rest} legend={legend} value={theme} onChange={setTheme} options={options} />
}

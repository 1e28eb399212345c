import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { lightColors } from '../src/theme/colors'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Luzzu design system',
    brandImage: './logo.svg',
    brandUrl: './',
    colorPrimary: lightColors.highlight,
    colorSecondary: lightColors.accent,
    appBg: lightColors['surface-sunken'],
    appContentBg: lightColors.surface,
    appBorderColor: lightColors.line,
    appBorderRadius: 8,
    barBg: lightColors['surface-raised'],
    barSelectedColor: lightColors.accent,
    textColor: lightColors.text,
    textMutedColor: lightColors['text-muted'],
    fontBase: '"Instrument Sans Variable", system-ui, sans-serif',
  }),
})

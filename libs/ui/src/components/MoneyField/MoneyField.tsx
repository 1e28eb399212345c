import { NumberField, type NumberFieldProps } from '../NumberField/NumberField'

export type MoneyFieldProps = Omit<NumberFieldProps, 'sign' | 'unit'> & {
  /** @default '$' */
  currencySign?: string | undefined
}

/** An amount of money with cents. */
export function MoneyField({ currencySign = '$', min = 0, step = 0.01, ...rest }: MoneyFieldProps) {
  return <NumberField {...rest} min={min} step={step} sign={currencySign} />
}

import { isMonthDay, type Season } from '@luzzu/domain'
import { NumberField, Select, Switch, token } from '@luzzu/ui'
import styled from 'styled-components'
import { SCHEDULE_COPY as COPY, MONTHS } from '../rental-services.copy'

const FIRST_SEASON: Season = { from: '04-01', to: '10-31' }

type SeasonFieldProps = {
  /** Whether it could not be saved, so that a day that does not exist is marked. */
  isRefused: boolean
  /** `null` for the whole year. */
  value: Season | null
  onChange: (season: Season | null) => void
}

/** The part of every year in which a product is offered. */
export function SeasonField({ isRefused, value, onChange }: SeasonFieldProps) {
  return (
    <>
      <Switch
        label={COPY.allYear}
        description={COPY.allYearHint}
        checked={value === null}
        onChange={(all) => onChange(all ? null : FIRST_SEASON)}
      />
      {value && (
        <>
          <MonthDay
            {...{ isRefused }}
            labels={COPY.from}
            value={value.from}
            onChange={(from) => onChange({ ...value, from })}
          />
          <MonthDay
            {...{ isRefused }}
            labels={COPY.to}
            value={value.to}
            onChange={(to) => onChange({ ...value, to })}
          />
        </>
      )}
    </>
  )
}

/** Whether both days exist. */
export const hasDays = ({ from, to }: Season) => isMonthDay(from) && isMonthDay(to)

type MonthDayProps = {
  isRefused: boolean
  labels: { month: string; day: string }
  /** `MM-DD` */
  value: string
  onChange: (value: string) => void
}

function MonthDay({ isRefused, labels, value, onChange }: MonthDayProps) {
  const [month = '', day = ''] = value.split('-')
  const monthName = MONTHS[Number(month) - 1]
  return (
    <SeasonDays>
      <Select
        label={labels.month}
        value={month}
        onChange={(event) => onChange(`${event.target.value}-${day}`)}
      >
        {MONTHS.map((name, index) => (
          <option key={name} value={String(index + 1).padStart(2, '0')}>
            {name}
          </option>
        ))}
      </Select>
      <NumberField
        label={labels.day}
        min={1}
        max={31}
        step={1}
        error={isRefused && !isMonthDay(value) ? COPY.noSuchDay(monthName, day) : undefined}
        value={day && String(Number(day))}
        onChange={(event) => onChange(`${month}-${event.target.value.padStart(2, '0')}`)}
      />
    </SeasonDays>
  )
}

const SeasonDays = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${token('space-3')};
  align-items: start;
`

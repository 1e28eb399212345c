import { ErrorAlert, Switch, TextField } from '@luzzu/ui'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { Group } from '../../../platform/form-fields/RowsField.styles'
import { DETAILS_COPY as COPY } from './details.copy'
import { type MeetingPointValues, meetingPointErrorsOf } from './details-form'
import type { DetailsForm } from './use-details-form'

const EMPTY: MeetingPointValues = { text: '', map_url: '' }

/** Where guests of the product are met: where all are met, or somewhere else. */
export function MeetingPointField({ form }: { form: DetailsForm }) {
  const id = useId()
  const { field } = useController(form.controlled('meeting_point'))
  const refusal = form.errorOf('meeting_point')
  const point: MeetingPointValues | null = field.value
  const errors = point && refusal ? meetingPointErrorsOf(point) : {}
  const text = (name: keyof MeetingPointValues) => ({
    error: errors[name],
    value: point?.[name] ?? '',
    onChange: (event: { target: { value: string } }) =>
      field.onChange({ ...(point ?? EMPTY), [name]: event.target.value }),
  })
  return (
    <Group ref={field.ref} tabIndex={-1} aria-describedby={refusal && id}>
      <legend>{COPY.meetingPoint}</legend>
      <ErrorAlert id={id}>{refusal}</ErrorAlert>
      <Switch
        label={COPY.business}
        description={COPY.businessHint}
        checked={point === null}
        onChange={(isBusiness) => field.onChange(isBusiness ? null : EMPTY)}
      />
      {point && (
        <>
          <TextField label={COPY.text} {...text('text')} />
          <TextField label={COPY.map} hint={COPY.mapHint} inputMode="url" optional {...text('map_url')} />
        </>
      )}
    </Group>
  )
}

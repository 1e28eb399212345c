import Type from 'typebox'
import { MAX_LENGTH } from './limits'
import { nullable } from './records/record.contract'
import { TextSchema } from './text.contract'

export const MeetingPointSchema = Type.Object({
  text: TextSchema(MAX_LENGTH.meetingPoint),
  map_url: nullable(Type.String({ description: 'An https address that shows the place' })),
})

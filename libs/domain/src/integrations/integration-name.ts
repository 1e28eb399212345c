import { MAX_LENGTH } from '../limits'
import { textRule } from '../text'

/** The name by which staff know a token or a calendar. */
export const INTEGRATION_NAME = textRule({
  required: 'Name is required',
  name: 'Name',
  max: MAX_LENGTH.integrationName,
})

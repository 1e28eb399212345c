import { customerJourney } from './customer-journey.ts'
import type { Journey } from './journey.ts'
import { staffJourney } from './staff-journey.ts'

export const JOURNEYS: readonly Journey[] = [
  { name: 'a visitor registers, books and cancels', steps: customerJourney },
  { name: 'a day of staff', steps: staffJourney },
]

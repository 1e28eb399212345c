import { addDays, type CalendarDate, dateIn } from '@luzzu/domain'

/** The date so many days from today, where the business is. */
export const inDays = (days: number): CalendarDate => addDays(dateIn('Europe/Malta', new Date()), days)

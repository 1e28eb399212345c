import { testPrintedDays } from './support/printed-day.ts'

testPrintedDays([24])

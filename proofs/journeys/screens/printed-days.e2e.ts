import { testPrintedDays } from '../../../e2e/support/printed-day.ts'

testPrintedDays([1, 200])

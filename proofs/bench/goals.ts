/** A figure beside what it should be. */
export type Goal = { figure: string; goal: string; measured: string; holds: boolean }

export function atMost(figure: string, goal: number, measured: number, unit = ''): Goal {
  return { figure, goal: `≤ ${goal}${unit}`, measured: `${round(measured)}${unit}`, holds: measured <= goal }
}

export function atLeast(figure: string, goal: number, measured: number, unit = ''): Goal {
  return { figure, goal: `≥ ${goal}${unit}`, measured: `${round(measured)}${unit}`, holds: measured >= goal }
}

export const printGoals = (goals: readonly Goal[]) => console.table(goals)

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN

const round = (value: number) => Math.round(value * 1000) / 1000

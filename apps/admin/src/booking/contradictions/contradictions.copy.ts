export const contradictionsMessages = {
  found: (count: number) =>
    count === 1
      ? 'One text of the website does not fit the settings'
      : `${count} texts of the website do not fit the settings`,
  show: 'Show what does not fit',
} as const

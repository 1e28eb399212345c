/** Above the texts, each a link to where it is edited. */
export const contradictedTexts = (count: number) =>
  count === 1
    ? 'One text of the website does not fit the settings:'
    : `${count} texts of the website do not fit the settings:`

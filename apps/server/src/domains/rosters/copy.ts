/** Words of rosters that the server says. */
export const rosterCopy = {
  year: (year: string) => `${year} 年`,
} as const

/** Texts of short lists of policies. */
export const headlineCopy = {
  month: (month: number) => `${month}月`,
  declareBy: (day: string) => `申报截至 ${day}`,
} as const

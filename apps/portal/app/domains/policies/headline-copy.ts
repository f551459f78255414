/** Texts of short lists of policies. */
export const headlineCopy = {
  month: (month: number) => `${month}月`,
  day: (month: number, day: number) => `${month}月${day}日`,
  declareBy: (day: string) => `申报截至 ${day}`,
} as const

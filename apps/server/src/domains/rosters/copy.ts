/** Words of rosters that the server says. */
export const rosterCopy = {
  taken: '名单中已有该企业（名称或统一社会信用代码相同）',
  year: (year: string) => `${year} 年`,
} as const

/** Words of rosters that the server says. */
export const rosterCopy = {
  year: (year: string) => `${year} 年`,
  titleEnds: (title: string, day: string) => ({
    kind: 'policies.titleEnds',
    title: `称号即将到期：${title}`,
    body: `您的企业在“${title}”中，有效期至 ${day}。要继续享有的，请按主管部门的通知在到期前申报复核；已经通过复核的不用理会。`,
    link: '/personal/policies',
  }),
} as const

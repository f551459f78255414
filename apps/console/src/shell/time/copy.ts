export const timeCopy = {
  toCalendar: '加入日历',
  paused: '时限已暂停',
  overdueToday: '已超期',
  due: (moment: string) => `截止 ${moment}`,
} as const

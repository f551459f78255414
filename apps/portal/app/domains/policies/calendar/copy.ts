/** Words of the calendar of days for declaring. */
export const calendarCopy = {
  name: '陇企融政策申报日历',
  event: (name: string) => `申报：${name}`,
  describe: (document: string, office: string) => `依据文件：${document}；办理部门：${office}`,
} as const

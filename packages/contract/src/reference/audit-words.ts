/** What the audit log says of sites and of the calendar. */
export const referenceAuditActions = [
  { code: 'update-site', name: '修改站点外部网址' },
  { code: 'set-calendar-day', name: '设置日历' },
  { code: 'delete-calendar-day', name: '删除日历设置' },
  { code: 'import-calendar-year', name: '导入全年日历' },
] as const

export const referenceAuditEntities = [
  { code: 'site', name: '站点' },
  { code: 'calendar_day', name: '节假日日历' },
] as const

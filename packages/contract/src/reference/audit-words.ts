/** What the audit log says of sites, of the names of dictionary items and of the calendar. */
export const referenceAuditActions = [
  { code: 'update-site', name: '修改站点外部网址' },
  { code: 'set-calendar-day', name: '设置日历' },
  { code: 'delete-calendar-day', name: '删除日历设置' },
  { code: 'import-calendar-year', name: '导入全年日历' },
  { code: 'create-site-setting', name: '新建站点设置' },
  { code: 'update-site-setting', name: '修改站点设置' },
  { code: 'submit-site-setting', name: '提交复核站点设置' },
  { code: 'approve-site-setting', name: '复核通过站点设置' },
  { code: 'return-site-setting', name: '退回站点设置' },
  { code: 'discard-site-setting', name: '放弃修改站点设置' },
  { code: 'delete-site-setting', name: '删除站点设置草稿' },
  { code: 'publish-site-setting', name: '恢复发布站点设置' },
  { code: 'take-site-setting-offline', name: '下线站点设置' },
  { code: 'restore-site-setting', name: '恢复站点设置的版本' },
  { code: 'create-dictionary', name: '新建字典设置' },
  { code: 'update-dictionary', name: '修改字典设置' },
  { code: 'submit-dictionary', name: '提交复核字典设置' },
  { code: 'approve-dictionary', name: '复核通过字典设置' },
  { code: 'return-dictionary', name: '退回字典设置' },
  { code: 'discard-dictionary', name: '放弃修改字典设置' },
  { code: 'delete-dictionary', name: '删除字典设置草稿' },
  { code: 'publish-dictionary', name: '恢复发布字典设置' },
  { code: 'take-dictionary-offline', name: '下线字典设置' },
  { code: 'restore-dictionary', name: '恢复字典设置的版本' },
] as const

export const referenceAuditEntities = [
  { code: 'site_setting', name: '站点设置' },
  { code: 'dictionary_setting', name: '字典设置' },
  { code: 'site', name: '站点' },
  { code: 'calendar_day', name: '节假日日历' },
] as const

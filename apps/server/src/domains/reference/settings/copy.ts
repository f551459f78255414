/** What is said of settings that do not fit. */
export const settingsCopy = {
  siteTaken: '该站点已有设置，请在列表中修改',
  siteStays: '设置不能改到另一个站点',
} as const

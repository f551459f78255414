/** Every table of the console whose columns a person may set; where each stands, in words. */
export const consoleTables = [
  { code: 'taskPool', name: '申请任务' },
  { code: 'leaseTasks', name: '租赁需求任务' },
  { code: 'maintainedProducts', name: '产品维护' },
  { code: 'myApplications', name: '我的申请' },
  { code: 'myLeases', name: '我的租赁需求' },
  { code: 'productReviewQueue', name: '待审核产品' },
  { code: 'reviewedProducts', name: '全部产品' },
  { code: 'certifications', name: '企业认证' },
  { code: 'organisations', name: '机构' },
  { code: 'organisationAffairs', name: '机构事项去留' },
  { code: 'users', name: '用户' },
  { code: 'registrationPreview', name: '代注册核对' },
  { code: 'registrationReport', name: '代注册结果' },
  { code: 'auditLog', name: '审计日志' },
  { code: 'agreements', name: '协议同意记录' },
  { code: 'loginLog', name: '登录记录' },
  { code: 'parks', name: '园区' },
  { code: 'parkEnterprises', name: '园区企业' },
  { code: 'funds', name: '基金' },
  { code: 'rosters', name: '名单' },
  { code: 'rosterEntries', name: '名单企业' },
  { code: 'rosterPreview', name: '名单导入核对' },
  { code: 'rosterReport', name: '名单导入结果' },
] as const

export type ConsoleTable = (typeof consoleTables)[number]['code']

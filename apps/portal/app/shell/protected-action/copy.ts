/** What is said to who may not do what they pressed (specification 8). */
export const warnings = {
  applyProduct: '请使用企业账号登录后申请金融产品',
  publishDemand: '请使用企业账号登录后发布融资需求',
  createEquity: '请使用企业账号登录后创建项目融资',
  publishLease: '请使用企业账号登录后提交租赁需求',
  saveValuation: '请使用企业账号登录后保存房产估值',
  openAccount: '请使用企业账号登录后预约银行开户',
  enquireService: '请使用企业账号登录后询价',
  applyListing: '请使用企业账号登录后申请挂牌',
  openOperation: '只有股权机构人员可以查看约谈和办理详情',
} as const

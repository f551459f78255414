import { defineErrors } from '../kernel/errors.ts'

export const taxErrors = defineErrors('tax', 250, {
  licenceNotFound: [404, '税务授权不存在'],
  caseNotFound: [404, '没有找到这笔在办业务'],
  notValid: [403, '税务授权已到期、已撤销或业务已结束，不能再读取数据'],
  outOfScope: [403, '所选数据不在企业授权的范围内'],
  notRevocable: [409, '该授权已失效，无需撤销'],
  alreadyGiven: [409, '这笔业务已有一份有效的税务授权，请先撤销原授权'],
  letterOutdated: [409, '授权书已更新，请重新阅读后再授权'],
  unavailable: [503, '税务数据服务暂时无法访问，您的授权不受影响，请稍后再试'],
  reportNotFound: [404, '报告申请不存在'],
  reportUnderWay: [409, '这笔业务已有一份未结束的报告申请'],
  reportNotReady: [409, '报告还不能下载，请刷新后查看状态'],
  tokenWrong: [403, '下载凭证无效、已使用或已超过 10 分钟，请重新获取'],
  taxpayerUnknown: [409, '企业的认证变更尚未通过审核，暂不能确定纳税人，请在审核通过后再查询'],
  houseNotNamed: [403, '这份授权书只写明了办理机构，没有写明其上级机构；请企业撤销后按现行授权书重新授权'],
})

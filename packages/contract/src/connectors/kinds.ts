/**
 * Every outside system that the platform asks. `serves` says what for, `lost` what cannot be done while it is down or switched
 * off, `instead` what people do meanwhile: it is said to whoever meets a system that is switched off.
 */
export const CONNECTOR_KINDS = [
  {
    code: 'sms',
    name: '短信网关',
    serves: '登录、注册、找回密码和更换手机号的验证码',
    lost: '不能用短信验证码登录、注册和找回密码，也不能更换手机号',
    instead: '请用密码登录；注册和找回密码请稍后再来',
  },
  {
    code: 'unifiedIdentity',
    name: '统一身份认证',
    serves: '用甘肃省统一身份认证登录',
    lost: '不能用统一身份认证登录',
    instead: '请用本平台的账号密码或短信验证码登录',
  },
  {
    code: 'registry',
    name: '工商与信用数据',
    serves: '企业档案各主题的数据和企业查询',
    lost: '不能取得新的企业数据，已取得的仍可查看',
    instead: '请先查看已取得的数据，稍后再查询',
  },
  {
    code: 'tax',
    name: '税务数据',
    serves: '涉税信息授权和金税报告',
    lost: '不能申请和生成新的涉税报告，已有授权不受影响',
    instead: '请稍后再申请，或把纳税证明作为材料上传',
  },
  {
    code: 'bankLzb',
    name: '银行开户预约（LZB）',
    serves: '使用 LZB 表单的银行的开户预约、改约和取消',
    lost: '不能在线预约、改约和取消这些银行的开户',
    instead: '填写的内容已存为草稿，请稍后再提交，或致电网点预约',
  },
  {
    code: 'bankPdb',
    name: '银行开户预约（PDB）',
    serves: '使用 PDB 表单的银行的开户预约、改约和取消',
    lost: '不能在线预约、改约和取消这些银行的开户',
    instead: '填写的内容已存为草稿，请稍后再提交，或致电网点预约',
  },
  {
    code: 'valuation',
    name: '房产估价服务',
    serves: '房产估价的参考价格和可比案例',
    lost: '不能取得新的估价，已保存的仍可查看和使用',
    instead: '填写的内容还在，请稍后再估价；已保存的估价可继续用于申请',
  },
  {
    code: 'companySync',
    name: '企业信息同步',
    serves: '把企业主要信息的变更告知代其注册的系统',
    lost: '变更不能及时告知对方系统，恢复后补发',
    instead: '本平台的业务不受影响，无需处理',
  },
  {
    code: 'signing',
    name: '签名机',
    serves: '授权凭证的签名；未配置签名机时由本平台的软件密钥签名',
    lost: '不能导出带签名的授权凭证，授权和查询不受影响',
    instead: '授权和查询不受影响，请稍后再导出凭证',
  },
] as const
export type ConnectorKindCode = (typeof CONNECTOR_KINDS)[number]['code']

/** Systems whose sandbox makes nothing up: what a key of this process signs is verified like what the machine signs. */
export const SOUND_SANDBOXES: ReadonlySet<ConnectorKindCode> = new Set(['signing'])

/** How a call to an outside system ended. */
export const CONNECTOR_OUTCOMES = [
  { code: 'ok', name: '成功' },
  { code: 'refused', name: '对方拒绝' },
  { code: 'timeout', name: '超时' },
  { code: 'unreachable', name: '连接不上' },
  { code: 'failing', name: '对方出错' },
  { code: 'wrong', name: '答复不可信' },
  { code: 'busy', name: '同时请求过多' },
  { code: 'open', name: '已熔断' },
  { code: 'off', name: '已停用' },
] as const
export type ConnectorOutcomeCode = (typeof CONNECTOR_OUTCOMES)[number]['code']

/** Whether a process lets calls through. */
export const BREAKER_STATES = [
  { code: 'closed', name: '正常' },
  { code: 'halfOpen', name: '试探恢复' },
  { code: 'open', name: '已熔断' },
] as const
export type BreakerStateCode = (typeof BREAKER_STATES)[number]['code']

/** What answers: the system that is configured, or the sandbox with made-up data. */
export const CONNECTOR_ADAPTERS = [
  { code: 'http', name: '外部系统' },
  { code: 'sandbox', name: '沙箱（演示数据）' },
] as const
export type ConnectorAdapterCode = (typeof CONNECTOR_ADAPTERS)[number]['code']

/** How a connector stands, in the order of what matters most. */
export const CONNECTOR_STANDINGS = [
  { code: 'off', name: '已停用' },
  { code: 'open', name: '已熔断' },
  { code: 'troubled', name: '有失败' },
  { code: 'sandbox', name: '沙箱' },
  { code: 'well', name: '正常' },
  { code: 'unused', name: '尚无调用' },
] as const
export type ConnectorStandingCode = (typeof CONNECTOR_STANDINGS)[number]['code']

/** Words of the certification without scripts. */
export const liteCertificationCopy = {
  title: '企业认证',
  description: '不需要 JavaScript 的企业认证表单，弱网和老旧手机也能填写。',
  submit: '提交认证',
  submitted: '认证已提交，平台一般在 1 个工作日内审核，结果会发消息给您。',
  waiting: '认证正在审核，结果会发消息给您。',
  certified: '已通过认证。',
  change: '认证信息有变化时，请在完整版修改。',
  rejected: (reason: string) => `认证没有通过：${reason}。请修改后重新提交。`,
  industryWhole: '（请选下面的细分）',
  agree: (title: string) => `我已阅读《${title}》，并取得法定代表人的同意`,
  read: '阅读全文',
  wanted: (name: string) => `继续申请“${name}”`,
  products: '去看金融产品',
} as const

/** Words of the certification without scripts. */
export const liteCertificationCopy = {
  title: '企业认证',
  description: '不需要 JavaScript 的企业认证表单，弱网和老旧手机也能填写。',
  submit: '提交认证',
  submitted: '认证已提交，平台一般在 1 个工作日内审核，结果会发消息给您。',
  waiting: '认证正在审核，结果会发消息给您。',
  certified: '已通过认证。',
  change: '变更企业信息',
  changing:
    '修改主体类型、企业名称、统一社会信用代码、法定代表人及其身份证号，或更换营业执照后，认证将回到“审核中”，审核通过前不能申请新的产品。其他信息提交后随即生效，不需要审核。',
  corrected: '企业信息已更正，认证状态不变。',
  submitChange: '提交变更',
  idNumberKept: '不填则沿用已登记的号码；填写新号码需勾选下面的单独同意书',
  rejected: (reason: string) => `认证没有通过：${reason}。请修改后重新提交。`,
  agreeFirst: (title: string) => `请阅读并勾选《${title}》`,
  agree: (title: string) => `我已阅读《${title}》，并取得法定代表人的同意`,
  read: '阅读全文',
  wanted: (name: string) => `继续申请“${name}”`,
  products: '去看金融产品',
} as const

import { PHONE_NOTE } from '@lqr/contract/tax/phone-origins.ts'
import { REPORT_DAYS } from '@lqr/contract/tax/report-calls.ts'

/** Words of tax licences and gold-tax reports on pages that go without scripts. */
export const liteTaxCopy = {
  list: {
    title: '税务授权与金税报告',
    description: '不需要 JavaScript 的税务授权与金税报告：授权、撤销、申请和下载报告。',
    lead: '您授权税务机关把哪些数据提供给哪家机构、到什么时候为止、谁在何时收到，都在这里。平台只传递授权和数据，不保存涉税数据；撤销立即生效。',
    grant: '新增授权',
    licences: '税务授权',
    noLicences: '还没有税务授权。申请贷款时机构需要涉税数据的，由法定代表人在这里授权。',
    reports: '金税报告',
    reportsLead: `报告由税务数据服务生成，可以下载 ${REPORT_DAYS} 天，不超过授权的有效期。`,
    noReports: '还没有金税报告申请。',
    period: '有效期',
    periodOf: (from: string, to: string) => `${from} 至 ${to}`,
    deliveries: '提供记录',
    delivery: (at: string, who: string, what: string) => `${at} ${who} 收到 ${what}`,
    authorise: '去授权',
    demonstration: '演示数据',
    moves: {
      revoke: {
        title: '撤销授权',
        submit: '确认撤销',
        hint: '撤销后机构立即不能再读取涉税数据，也不能再下载金税报告，在办的业务可能无法继续。撤销不能恢复，需要时须重新授权。',
      },
      report: { title: '申请金税报告', submit: '提交申请', hint: '报告生成后在下面下载。' },
      download: { title: '下载报告', submit: '下载', hint: '每次下载都留下记录。' },
    },
    done: {
      granted: '授权成功。',
      revoke: '授权已撤销，立即生效。',
      report: '已提交金税报告申请。',
    },
  },
  grant: {
    title: '税务授权',
    description: '不需要 JavaScript 的税务授权：选择业务和数据，阅读授权书，由法定代表人用短信验证码确认。',
    lead: '由法定代表人授权税务机关把涉税数据提供给办理业务的机构，用于一笔业务。',
    notCertified: '完成企业认证后才能授权，授权人须是认证信息中的法定代表人。',
    noCase: '没有在办的融资申请和未结清的贷款。税务授权用于其中一笔，请先申请产品。',
    caseGone: (no: string) =>
      `业务 ${no} 不能授权：只能为本企业在办的融资申请和未结清的贷款作出税务授权。需要时请选择其他业务。`,
    licensed: (no: string) =>
      `业务 ${no} 已有一份有效的税务授权。需要更换数据或期限的，请先在“税务授权与金税报告”中撤销原授权，再重新授权。`,
    choose: '请选择',
    case: '用于哪笔业务',
    caseOf: (org: string, product: string, no: string) => `${org} · ${product}（${no}）`,
    next: '下一步：阅读授权书',
    again: '重新选择业务和数据',
    incomplete: '请选择用于哪笔业务和至少一类数据，再到下一步。',
    read: '阅读授权书全文',
    person: (name: string) =>
      `请由法定代表人 ${name} 用本人手机接收验证码，输入验证码即表示法定代表人同意本次授权。${PHONE_NOTE}；授权中会写明这一点，机构可以看到。`,
    agree: '我已阅读并同意《涉税数据授权书》',
    unread: '请逐条阅读并勾选',
    phoneLabel: '法定代表人手机号',
    submit: '确认授权',
    separate: {
      title: '法定代表人的单独同意（被提示缺少时在此办理）',
      submit: '同意并继续',
      hint: '授权要用到法定代表人的身份信息，须先取得单独同意。同意后请重新确认授权。',
      done: '已记录单独同意，请再次确认授权。',
    },
  },
} as const

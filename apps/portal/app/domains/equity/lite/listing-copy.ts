import { stockApplicationCase } from '@lqr/contract/equity/listing-case.ts'

const { moves } = stockApplicationCase

/** Words of applications to be listed on pages that go without scripts. */
export const liteListingCopy = {
  list: {
    title: '我的挂牌申请',
    description: '不需要 JavaScript 的挂牌申请列表。',
    empty: '还没有挂牌申请。在“挂牌服务”中选择适合的层次后申请。',
    items: '查看挂牌项目',
  },
  form: {
    title: '申请挂牌',
    description: '不需要 JavaScript 的挂牌申请表，随时可以暂存。',
    intro: '按材料清单逐项上传，每项一个文件；受理机构在时限内受理、作出决定，提交后可以看到截止时间。',
    notCertified: '认证通过后才能申请挂牌。',
    conditions: '挂牌条件',
    fees: '收费',
    exchange: '受理机构',
    noExchange: (phone: string) => `受理机构尚未接入平台，请拨打 ${phone} 联系办理。`,
    notCompany: '只有公司可以挂牌；个体工商户、合作社和家庭农场请先改制为公司。',
    isListed: '贵企业已在该层次挂牌，无需再次申请。',
    isOpen: '该项目已有在办的申请，办结或撤回后可以再次申请。',
    openIt: '查看在办的申请',
    documentHelp: '可以是 PDF、PNG、JPG 或 WEBP，不超过 10 MB',
    missing: (name: string) => `请上传${name}`,
    agree: (title: string) => `我已阅读并同意《${title}》`,
    read: '阅读同意书全文',
    submit: '提交申请',
  },
  detail: {
    title: '挂牌申请详情',
    description: '不需要 JavaScript 的挂牌申请详情、补正和撤回。',
    back: '返回我的挂牌申请',
    asked: '需要补正的材料',
    files: '申请材料',
    suppliedFiles: '补正的材料',
    moves: {
      supply: { title: moves.supply.name, submit: '提交补正材料', hint: '提交后审核时限继续计算。' },
      withdraw: {
        title: moves.withdraw.name,
        submit: '确认撤回',
        hint: '撤回后不能恢复；需要时可以重新申请。',
      },
    },
    done: {
      applied: '申请已提交，受理后会发消息给您。',
      supply: '补正材料已提交。',
      withdraw: '申请已撤回。',
    },
  },
} as const

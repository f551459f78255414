import { accountOpeningCase } from '@lqr/contract/bank-accounts/account-opening-case.ts'

const { moves } = accountOpeningCase

/** Words of account openings on pages that go without scripts. */
export const liteOpeningCopy = {
  list: {
    title: '我的开户预约',
    description: '不需要 JavaScript 的银行开户预约列表。',
    empty: '还没有开户预约。',
    book: '预约银行开户',
  },
  branches: {
    title: '预约银行开户',
    description: '不需要 JavaScript 的银行开户预约：选账户类型、网点和时间，到店一次办理。',
    intro:
      '在线选网点和时间，到店一次办理。预约不代表银行同意开户，是否开立由银行核实后决定；企业开立基本存款账户、临时存款账户已不需要开户许可证。',
    notCertified: '认证通过后才能预约银行开户。',
    hasBasic: '企业已有基本存款账户或在办申请，只能再预约一般、专用或临时存款账户。',
    type: (name: string, note: string) => `${name}：${note}`,
    area: '网点所在地区',
    near: '企业所在地附近',
    from: '从哪天起（选填）',
    find: '查找网点',
    found: '可预约的网点',
    empty: '没有符合条件的网点，可以换一个地区或换一种账户类型。',
    choose: (branch: string) => `选择${branch}`,
    free: (count: number) => `近期有 ${count} 个空余时段`,
    full: '近期没有空余时段',
  },
  form: {
    title: '填写开户预约',
    description: '不需要 JavaScript 的银行开户预约表，随时可以暂存。',
    other: '换一个网点',
    time: '预约时间',
    slot: (moment: string, free: number) => `${moment}（余 ${free} 个）`,
    basicHelp: '一般、专用、临时存款账户需要填写；通常为字母 J 加 13 位数字，见基本存款账户信息表。',
    ownerHelp:
      '受益所有人信息备案在市场监管部门的登记注册系统办理；注册资本不超过 1000 万元且股东均为自然人的，可以免于备案。',
    idHelp: '加密保存，页面只显示首尾几位，办结后删除；暂存时不保留。',
    licenceHelp: '长期有效的不填',
    simple: '申请简易开户（限额账户，补充核实后升级）',
    ready: (material: string) => `已备好：${material}`,
    materialsHelp: '银行只能按上面的清单要材料；到店出示原件，不在线上传。',
    agree: (title: string) => `我已阅读并同意《${title}》`,
    read: '阅读同意书全文',
    submit: '提交预约',
  },
  detail: {
    title: '开户预约详情',
    description: '不需要 JavaScript 的开户预约详情、改约和取消。',
    back: '返回我的开户预约',
    result: '办理结果',
    bring: '到店需要带的材料',
    closed: '网点已关闭，请改约到其他网点或取消。',
    demonstration: '演示数据',
    span: (from: string, to: string) => `${from} 至 ${to}`,
    moves: {
      change: {
        title: moves.change.name,
        submit: '确认改约',
        hint: '改约后网点需要重新确认；原来的时段会释放给其他企业。',
        place: '新的网点和时间',
        letterTitle: (title: string) => `${title}（改约到其他网点）`,
        agree: (title: string) => `改约到其他网点的：我已阅读并同意向该网点提供信息的《${title}》`,
      },
      withdraw: {
        title: moves.withdraw.name,
        submit: '确认取消',
        hint: '取消后时段释放，银行不再办理，不能恢复；需要时可以重新预约。',
      },
    },
    done: {
      booked: '预约已提交，网点确认后会发消息给您。',
      change: '已改约，请等待网点确认。',
      withdraw: '预约已取消。',
    },
  },
} as const

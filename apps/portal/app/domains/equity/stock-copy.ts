/** Texts of the pages of the exchange. */
export const copy = {
  list: {
    title: '挂牌服务',
    description:
      '甘肃区域性股权市场各层次的挂牌项目：孵化层、规范层、培育层和股份托管的条件、申请材料、办理时限和联系电话，符合条件的企业可以在线申请。',
    lead: '按层次查看挂牌条件和材料清单，在线申请，进度可查。',
    search: '请输入项目名称或受理机构',
    found: (total: string) => `共 ${total} 个挂牌项目`,
    board: '层次',
    keyword: '关键词',
    empty: {
      title: '没有符合条件的挂牌项目',
      hint: '请去掉层次或关键词条件。',
      action: '查看全部挂牌项目',
    },
    disclaimer:
      '区域性股权市场是为本省中小微企业证券非公开发行、转让提供服务的场所。挂牌不代表对企业价值的判断，也不是投资收益的保证；平台不收取任何费用。',
  },
  card: {
    conditions: '条件',
    documents: '材料',
    documentsOf: (count: number) => `${count} 项`,
  },
  item: {
    description: (name: string, board: string) =>
      `${name}：${board}的挂牌条件、申请材料清单、办理时限和联系电话，可以在线申请。`,
    exampleNote: '本项目为示例，条件、材料和联系方式均为虚构，以受理机构公布的为准。',
    intro: '项目简介',
    conditions: '挂牌条件',
    documents: '申请材料',
    documentsHint: '在线申请时，每项材料上传一个文件（PDF 或图片）。',
    fees: '收费',
    feesUnknown: '以受理机构公布的为准；平台不收费。',
    steps: '怎样办理',
    stepList: [
      '企业登录并完成认证，在线填写申请、逐项上传材料。',
      '受理机构在时限内受理，截止时间在个人中心可以看到。',
      '受理后在时限内作出决定；需要补正的，补正期间时限暂停。',
      '通过的，取得企业代码并挂牌；未通过的，说明原因和怎样可以改变结果。',
    ],
    apply: '申请挂牌',
    lite: '网络不好？在省流量版申请',
    applyTitle: '在线申请',
    exchange: '受理机构',
    phone: '联系电话',
    back: '查看全部挂牌项目',
    disclaimer: '声明',
  },
  home: {
    title: '挂牌推荐',
    all: '全部挂牌项目',
    own: '根据贵企业的登记信息推荐，是否挂牌由受理机构决定',
    general: '登录并认证后，按贵企业的情况推荐',
    reason: '推荐理由',
  },
} as const

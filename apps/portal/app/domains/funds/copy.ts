/** Texts of the fund pages. */
export const copy = {
  list: {
    title: '基金专区',
    description:
      '甘肃省政府引导基金、产业投资基金、创业投资基金：规模、管理人、投资领域与阶段、单项目投资额度、申报方式和联系电话。',
    lead: '按投资领域、阶段和额度查找引导基金与产业基金，看清申报方式。',
    search: '请输入基金名称或管理人',
    found: (total: string) => `共 ${total} 只基金`,
    kind: '基金类型',
    phase: '运行阶段',
    industry: '投资领域',
    stage: '投资阶段',
    area: '投资地区',
    amount: '需要金额',
    keyword: '关键词',
    wan: '万元',
    apply: '查看',
    wrongAmount: '需要金额须为大于 0 的数字（万元）',
    figures: { funds: '基金', investing: '投资期', size: '规模合计' },
    unit: '只',
    empty: {
      title: '没有符合条件的基金',
      hint: '请去掉金额、阶段或领域条件；也可以切换到全省站点查看，或先看股权以外的融资产品。',
      action: '查看全部基金',
    },
    disclaimer:
      '本专区为公开信息展示，不构成基金募集、投资要约或投资承诺，平台不代收任何费用。是否投资由基金管理人依规独立决定。',
  },
  card: {
    size: '基金规模',
    perProject: '单项目投资',
    stages: '投资阶段',
    manager: '管理人',
  },
  fund: {
    description: (name: string, kind: string, industries: string) =>
      `${name}：${kind}，投资领域${industries}。查看规模、管理人、单项目投资额度、申报方式和联系电话。`,
    exampleNote: '本基金为示例，名称、规模、管理人和联系方式均为虚构。',
    notOpen: {
      raising: '该基金正在募集，暂不受理项目。',
      exiting: '该基金已进入退出期，不再受理新项目。',
    },
    intro: '基金简介',
    facts: '基金要素',
    howToApply: '申报方式',
    contact: '联系基金',
    phone: '联系电话',
    disclaimer: '声明',
    products: '配套的融资产品',
    productsLead: '股权投资之外，可同时了解投贷联动和产业基金配套产品。',
    back: '查看全部基金',
  },
} as const

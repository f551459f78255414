import type { ZoneCode } from '@lqr/contract/reference/zones.ts'
import type { ZoneComposition } from './composition.ts'

/** 科技、绿色、普惠、养老、数字. */
export const directions: Partial<Record<ZoneCode, ZoneComposition>> = {
  technology: {
    question: '专利和研发，能换来多少钱？',
    facts: [
      'highest',
      'lowest',
      { label: '不用抵押的产品', filter: { guaranteeMode: 'credit' } },
      { label: '知识产权可质押', filter: { guaranteeMode: 'pledge' } },
      'disbursedAmount',
    ],
    blocks: [
      {
        kind: 'choices',
        look: 'cards',
        title: '您手里有什么',
        lead: '选一样，下面只留用得上的产品。',
        options: [
          {
            key: 'patent',
            name: '有专利、商标',
            text: '专利、商标、软件著作权可以质押，不必先有房产。',
            filter: { keyword: '专利' },
          },
          {
            key: 'research',
            name: '有研发投入',
            text: '看研发费用和人才，适合还没有盈利的成长期企业。',
            filter: { keyword: '研发' },
          },
          {
            key: 'equity',
            name: '有股权投资',
            text: '投资机构已经投了，银行按比例跟上。',
            filter: { keyword: '投资' },
          },
          {
            key: 'title',
            name: '有资质认定',
            text: '专精特新等企业，凭资质有专属额度。',
            filter: { keyword: '专精特新' },
          },
        ],
      },
    ],
  },
  green: {
    question: '省下的电、减下的排，能换多少资金？',
    facts: [
      'highest',
      'lowest',
      'fastest',
      { label: '能借 8 年以上', filter: { termMonths: 96 } },
      'disbursedAmount',
    ],
    blocks: [
      {
        kind: 'choices',
        look: 'cards',
        title: '您要做哪一种',
        lead: '环境效益能算出来，利率和期限就能谈。',
        options: [
          {
            key: 'solar',
            name: '发电',
            text: '光伏、风电，用电费收益权担保，按发电收入还款。',
            filter: { keyword: '光伏' },
          },
          {
            key: 'carbon',
            name: '减排',
            text: '按核定的减排量给利率优惠，用于日常周转。',
            filter: { keyword: '减排' },
          },
          {
            key: 'project',
            name: '治理和节能改造',
            text: '节能、清洁能源和污染治理项目的长期资金。',
            filter: { category: 'projectLoan' },
          },
        ],
      },
    ],
  },
  inclusive: {
    question: '没有抵押，小生意能贷多少？',
    facts: [
      'products',
      { label: '不用抵押的产品', filter: { guaranteeMode: 'credit' } },
      'lowest',
      'fastest',
      'disbursed',
    ],
    blocks: [
      {
        kind: 'choices',
        look: 'cards',
        title: '您拿得出什么',
        lead: '选最容易拿出来的一样。',
        options: [
          { key: 'tax', name: '纳税记录', text: '按时纳税就能核额，不用抵押。', filter: { keyword: '纳税' } },
          {
            key: 'flow',
            name: '经营流水',
            text: '看近一年的收款，线上出额度。',
            filter: { keyword: '流水' },
          },
          {
            key: 'small',
            name: '只借 20 万元',
            text: '能借这个金额、又不用抵押的产品。',
            filter: { amountYuan: 200_000, guaranteeMode: 'credit' },
          },
          {
            key: 'company',
            name: '找担保公司',
            text: '政府性担保，费率低，风险共担。',
            filter: { guaranteeMode: 'guaranteeCompany' },
          },
        ],
      },
    ],
  },
  pension: {
    question: '床位要建、日子要过，钱能借多久？',
    facts: [
      'highest',
      'lowest',
      { label: '能借 10 年', filter: { termMonths: 120 } },
      { label: '不用抵押的产品', filter: { guaranteeMode: 'credit' } },
      'disbursedAmount',
    ],
    blocks: [
      {
        kind: 'choices',
        look: 'cards',
        title: '钱用在哪里',
        lead: '建设要长，运营要快，办法不同。',
        options: [
          {
            key: 'build',
            name: '新建、改造',
            text: '床位、厨房、适老化改造，可有宽限期。',
            filter: { keyword: '建设' },
          },
          {
            key: 'run',
            name: '日常运营',
            text: '社区养老、助餐、护理服务的人工和采购。',
            filter: { keyword: '助餐' },
          },
        ],
      },
      {
        kind: 'checks',
        title: '先把这四样理清',
        items: [
          '机构已经登记、备案',
          '床位数和入住率',
          '收费标准和补贴到账时间',
          '场地是自有的还是租的，租期多长',
        ],
      },
    ],
  },
  digital: {
    question: '不跑网点，几天能拿到钱？',
    facts: [
      'online',
      'fastest',
      'lowest',
      { label: '不用抵押的产品', filter: { guaranteeMode: 'credit' } },
      'disbursed',
    ],
    blocks: [
      {
        kind: 'choices',
        look: 'cards',
        title: '您有哪一种数据',
        lead: '数据只在您授权以后、只给您选的那一家机构（含办理这笔申请的上级机构）查询。',
        options: [
          { key: 'tax', name: '纳税', text: '连续纳税、信用 B 级以上。', filter: { keyword: '纳税' } },
          { key: 'flow', name: '收款流水', text: '扫码、收单和对公流水。', filter: { keyword: '流水' } },
          { key: 'order', name: '订单', text: '买方确认过的有效订单。', filter: { keyword: '订单' } },
          { key: 'bid', name: '中标合同', text: '政府采购的中标、成交。', filter: { keyword: '采购' } },
        ],
      },
    ],
  },
}

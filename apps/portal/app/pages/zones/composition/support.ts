import type { ZoneCode } from '@lqr/contract/reference/zones.ts'
import type { ZoneComposition } from './composition.ts'

/** Zones that rest on a policy, a list, a place, or on who the enterprise is. */
export const support: Partial<Record<ZoneCode, ZoneComposition>> = {
  revitalization: {
    question: '什么时候用钱，什么时候还？',
    facts: [
      'products',
      'lowest',
      { label: '不用抵押的产品', filter: { guaranteeMode: 'credit' } },
      { label: '担保公司可担保', filter: { guaranteeMode: 'guaranteeCompany' } },
      'disbursedAmount',
    ],
    blocks: [
      {
        kind: 'seasons',
        title: '按农时找产品',
        lead: '实心是要用钱的月份，虚框是回款、还款的月份；各地早晚不同，以您的实际为准。',
        rows: [
          {
            name: '苹果',
            places: '天水、平凉、庆阳',
            costs: [
              { name: '农资', from: 2, to: 3 },
              { name: '套袋用工', from: 6, to: 8 },
              { name: '采收入库', from: 9, to: 10 },
            ],
            returns: { name: '还款', from: 11, to: 12 },
            filter: { keyword: '苹果' },
          },
          {
            name: '马铃薯',
            places: '定西',
            costs: [{ name: '种薯地膜', from: 3, to: 5 }],
            returns: { name: '还款', from: 9, to: 11 },
            filter: { keyword: '马铃薯' },
          },
          {
            name: '牛羊',
            places: '临夏、甘南',
            costs: [
              { name: '架子牛', from: 5, to: 7 },
              { name: '冬草料', from: 9, to: 10 },
            ],
            returns: { name: '还款', from: 11, to: 12 },
            filter: { keyword: '牛羊' },
          },
          {
            name: '制种',
            places: '张掖、酒泉',
            costs: [{ name: '亲本与用工', from: 2, to: 5 }],
            returns: { name: '还款', from: 9, to: 11 },
            filter: { keyword: '制种' },
          },
        ],
      },
      {
        kind: 'choices',
        look: 'cards',
        title: '钱用在哪里',
        lead: '选一样，下面只留用得上的产品。',
        options: [
          {
            key: 'working',
            name: '农资、饲料、收购',
            text: '跟着种养周期借，收获、出栏时还。',
            filter: { category: 'agriculturalLoan' },
          },
          {
            key: 'project',
            name: '农田、水利、冷库',
            text: '中长期资金，按计划还。',
            filter: { category: 'projectLoan' },
          },
          {
            key: 'company',
            name: '没有抵押物',
            text: '由农业担保公司担保，银行放款。',
            filter: { guaranteeMode: 'guaranteeCompany' },
          },
          {
            key: 'machine',
            name: '买农机',
            text: '先用后付，按收获季付租。',
            filter: { category: 'leasing' },
          },
        ],
      },
    ],
  },
  fiscalFinance: {
    question: '财政出一部分，您少付多少？',
    facts: [
      'products',
      'lowest',
      { label: '担保公司可担保', filter: { guaranteeMode: 'guaranteeCompany' } },
      'fastest',
      'disbursedAmount',
    ],
    blocks: [
      {
        kind: 'choices',
        look: 'cards',
        title: '财政用哪种办法帮您',
        lead: '选一样，下面只留用得上的产品。',
        options: [
          {
            key: 'interest',
            name: '贴利息',
            text: '创业、涉农贷款按规定贴息。',
            filter: { keyword: '贴息' },
          },
          { key: 'share', name: '担风险', text: '政府、银行、担保公司共担。', filter: { keyword: '共担' } },
          {
            key: 'fee',
            name: '降担保费',
            text: '政府性担保，年费率不超过 1%。',
            filter: { keyword: '担保费' },
          },
        ],
      },
      {
        kind: 'example',
        title: '借 30 万元用一年，利息和费用共多少',
        moments: ['申请', '放款', '到期归还'],
        dealYuan: 300_000,
        lentYuan: 300_000,
        days: 375,
        fromDay: 10,
      },
    ],
  },
  benefitEnt: {
    question: '惠企政策，怎样落到您的贷款上？',
    facts: ['products', 'lowest', 'fastest', 'granted', 'disbursed'],
    blocks: [
      {
        kind: 'choices',
        look: 'cards',
        title: '您遇到哪一种情况',
        lead: '每一种都有现成的办法。',
        options: [
          {
            key: 'renew',
            name: '贷款快到期',
            text: '无还本续贷，不用先凑钱还本。',
            filter: { keyword: '续贷' },
          },
          {
            key: 'good',
            name: '信用评价好',
            text: '公共信用优良，额度可以提高。',
            filter: { keyword: '评价' },
          },
          {
            key: 'start',
            name: '刚开始创业',
            text: '符合条件的，财政按规定贴息。',
            filter: { keyword: '创业' },
          },
          { key: 'hit', name: '受了灾', text: '绿色通道，特事特办。', filter: { keyword: '受灾' } },
        ],
      },
    ],
  },
  rosterPublicity: {
    question: '在名单上，能多拿什么？',
    facts: ['products', 'highest', 'lowest', 'fastest', 'granted'],
    blocks: [
      {
        kind: 'choices',
        look: 'cards',
        title: '您在哪种名单上',
        lead: '不知道在不在，先到名单公示查一查。',
        options: [
          {
            key: 'listed',
            name: '推荐清单、白名单',
            text: '机构优先受理。',
            filter: { keyword: '清单' },
          },
          {
            key: 'rated',
            name: '信用评价优良',
            text: '不用抵押，可以提额。',
            filter: { keyword: '公共信用' },
          },
        ],
      },
    ],
  },
  park: {
    question: '厂子在园区，贷款有什么不一样？',
    facts: [
      'products',
      'highest',
      'lowest',
      { label: '能借 10 年', filter: { termMonths: 120 } },
      'disbursedAmount',
    ],
    blocks: [
      {
        kind: 'choices',
        look: 'cards',
        title: '您要做什么',
        lead: '选一样，下面只留用得上的产品。',
        options: [
          { key: 'in', name: '入园经营', text: '园区批量授信，凭推荐申请。', filter: { keyword: '入园' } },
          { key: 'plant', name: '买厂房', text: '按揭购置，分年归还。', filter: { keyword: '厂房' } },
        ],
      },
    ],
  },
  fund: {
    question: '要股权，还是要跟着股权的贷款？',
    facts: ['products', 'highest', 'lowest', 'fastest', 'disbursedAmount'],
    blocks: [
      {
        kind: 'choices',
        look: 'cards',
        title: '投资走到哪一步',
        lead: '还没有投资的，可以发布股权融资项目。',
        options: [
          {
            key: 'fund',
            name: '产业基金已投',
            text: '按投资进度，配套项目贷款。',
            filter: { keyword: '产业基金' },
          },
          {
            key: 'equity',
            name: '机构已入股',
            text: '按投资额配比，用于周转。',
            filter: { keyword: '股权投资' },
          },
        ],
      },
    ],
  },
  firstLoan: {
    question: '能不能贷到第一笔？',
    facts: [
      'products',
      { label: '不用抵押的产品', filter: { guaranteeMode: 'credit' } },
      'lowest',
      'fastest',
      'granted',
    ],
    blocks: [
      {
        kind: 'choices',
        look: 'cards',
        title: '您想怎么开始',
        lead: '选一样，下面只留用得上的产品。',
        options: [
          {
            key: 'data',
            name: '凭经营数据',
            text: '流水、纳税、水电都算数，不用抵押。',
            filter: { keyword: '经营数据' },
          },
          { key: 'help', name: '有人辅导', text: '专人教您准备材料、填申请。', filter: { keyword: '辅导' } },
        ],
      },
    ],
  },
  disaster: {
    question: '受了灾，几天能把钱接上？',
    facts: ['fastest', 'lowest', 'highest', 'granted', 'disbursed'],
    blocks: [
      {
        kind: 'choices',
        look: 'cards',
        title: '您受的是哪种灾',
        lead: '选一样，下面只留用得上的产品。',
        options: [
          { key: 'flood', name: '洪涝', text: '绿色通道，恢复生产。', filter: { keyword: '洪涝' } },
          { key: 'drought', name: '干旱', text: '种植养殖主体的应急资金。', filter: { keyword: '受旱' } },
        ],
      },
    ],
  },
}

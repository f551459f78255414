import type { ZoneCode } from '@lqr/contract/reference/zones.ts'
import type { ZoneComposition } from './composition.ts'

/** Zones that lend on a deal: what is sold, won, bought or built. */
export const trade: Partial<Record<ZoneCode, ZoneComposition>> = {
  supplyChain: {
    question: '货款没到账，钱压在哪一段？',
    facts: ['products', 'lowest', 'highest', 'fastest', 'disbursedAmount'],
    blocks: [
      {
        kind: 'choices',
        look: 'chain',
        title: '一笔买卖，几个时点都能融资',
        lead: '从接单到收款，钱压在哪一段，就用哪一段的单据。',
        options: [
          {
            key: 'order',
            moment: '接单',
            name: '订单',
            text: '有购销合同或订单，缺备货的钱。',
            filter: { keyword: '订单' },
          },
          {
            key: 'stock',
            moment: '备货',
            name: '存货',
            text: '货在圈里、库里，卖一批还一批。',
            filter: { keyword: '抵质押' },
          },
          {
            key: 'claim',
            moment: '交货',
            name: '应收账款',
            text: '货交了，钱没收到；核心企业确认最好。',
            filter: { keyword: '应收账款' },
          },
          {
            key: 'factoring',
            moment: '收款',
            name: '账款转让',
            text: '把账款转给保理公司，由它去收。',
            filter: { category: 'factoring' },
          },
        ],
      },
      {
        kind: 'example',
        title: '早收 60 天，要付多少',
        moments: ['交货开票', '拿到融资', '买方付款'],
        dealYuan: 2_000_000,
        lentYuan: 1_600_000,
        days: 90,
        fromDay: 30,
      },
      {
        kind: 'checks',
        title: '先把这四样理清',
        items: [
          '合同、发货、验收、发票一一对上',
          '哪些账款到期、哪些没到期',
          '买方愿不愿意确认',
          '同一笔账款没有在别处融过',
        ],
      },
    ],
  },
  procurement: {
    question: '一份中标合同，能贷多少、哪天拿到？',
    facts: ['highest', 'lowest', 'fastest', 'granted', 'disbursedAmount'],
    blocks: [
      {
        kind: 'choices',
        look: 'chain',
        title: '中标到收款，两个时点能融资',
        lead: '凭手里的文件选。',
        options: [
          {
            key: 'won',
            moment: '中标',
            name: '中标通知书',
            text: '合同还没签，先谈好额度。',
            filter: { keyword: '预授信' },
          },
          {
            key: 'contract',
            moment: '签约履约',
            name: '采购合同',
            text: '合同已签，按履约进度用钱。',
            filter: { keyword: '采购' },
          },
        ],
      },
      {
        kind: 'example',
        title: '100 万元的合同，提前 120 天用钱',
        moments: ['合同签订', '放款备货', '采购单位付款'],
        dealYuan: 1_000_000,
        lentYuan: 700_000,
        days: 135,
        fromDay: 15,
      },
      {
        kind: 'checks',
        title: '先把这四样理清',
        items: ['中标公告查得到', '合同约定的付款节点', '收款账户可以约定', '已经付了多少、还剩多少'],
      },
    ],
  },
  leasing: {
    question: '设备先用起来，租金怎么付？',
    facts: [
      'products',
      'highest',
      { label: '能租 4 年', filter: { termMonths: 48 } },
      'fastest',
      'disbursedAmount',
    ],
    blocks: [
      {
        kind: 'choices',
        look: 'cards',
        title: '租什么',
        lead: '租赁公司出钱买，您按期付租。',
        options: [
          { key: 'machine', name: '生产设备', text: '新购设备，按月付租。', filter: { keyword: '新购设备' } },
          { key: 'farm', name: '农机', text: '和农机补贴衔接，按收获季付租。', filter: { keyword: '农机' } },
        ],
      },
      {
        kind: 'checks',
        title: '和贷款比，先看这四样',
        items: ['租期满了，设备归谁', '首付、保证金和手续费', '设备由谁投保、谁维修', '提前结清收不收钱'],
      },
    ],
  },
  manufacturing: {
    question: '技改要几年回本，钱能借多久？',
    facts: [
      'highest',
      'lowest',
      { label: '能借 5 年以上', filter: { termMonths: 60 } },
      'fastest',
      'disbursedAmount',
    ],
    blocks: [
      {
        kind: 'choices',
        look: 'cards',
        title: '钱用在哪里',
        lead: '期限跟着投资回收走。',
        options: [
          {
            key: 'renew',
            name: '技术改造',
            text: '更新设备、改造产线，期限长、分期还。',
            filter: { keyword: '技术改造' },
          },
          { key: 'plant', name: '买厂房', text: '园区标准厂房，首付按约定。', filter: { keyword: '厂房' } },
          {
            key: 'title',
            name: '专精特新',
            text: '入库企业的专属额度，用于周转。',
            filter: { keyword: '专精特新' },
          },
          {
            key: 'lease',
            name: '以租代购',
            text: '设备由租赁公司买，按月付租。',
            filter: { category: 'leasing' },
          },
        ],
      },
    ],
  },
  scenario: {
    question: '生意看得见，凭它能贷多少？',
    facts: [
      'highest',
      'lowest',
      'fastest',
      { label: '不用抵押的产品', filter: { guaranteeMode: 'credit' } },
      'disbursed',
    ],
    blocks: [
      {
        kind: 'choices',
        look: 'cards',
        title: '您做哪一行',
        lead: '额度看经营，还款跟着淡旺季。',
        options: [
          {
            key: 'noodle',
            name: '牛肉拉面',
            text: '本省、外省开店都可以申请。',
            filter: { keyword: '牛肉拉面' },
          },
          {
            key: 'travel',
            name: '文旅住宿',
            text: '酒店、景区、民宿，淡季少还。',
            filter: { keyword: '文旅' },
          },
          { key: 'shop', name: '商户收单', text: '扫码收款的流水就是凭据。', filter: { keyword: '收单' } },
        ],
      },
    ],
  },
}

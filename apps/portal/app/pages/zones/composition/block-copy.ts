/** Words of the blocks of a zone page. */
export const blockCopy = {
  facts: {
    products: '可选产品',
    online: '可在线申请',
    institutions: '提供机构',
    lowest: '综合年化成本最低',
    highest: '最高额度',
    fastest: '最快平均审批',
    applied: '申请',
    granted: '申请获得授信',
    disbursed: '已放款',
    disbursedAmount: '放款金额',
  },
  units: { product: '个', home: '家', case: '笔', percent: '%', day: '天' },
  choices: {
    products: (count: number) => `${count} 个产品`,
    from: (cost: string) => `${cost} 起`,
    chosen: '已选',
    all: '看本专区全部产品',
  },
  seasons: {
    industry: '产业',
    product: '可以用的产品',
    none: '在本专区全部产品中选',
    cost: (cost: string) => `综合年化 ${cost} 起`,
    months: (from: number, to: number) => (from === to ? `${from} 月` : `${from}–${to} 月`),
    month: (month: number) => `${month}月`,
    now: '本月',
  },
  example: {
    note: (deal: string, rate: string) => `按合同金额 ${deal}、综合年化 ${rate} 计算，实际以机构审批为准。`,
    lent: (amount: string) => `拿到 ${amount}`,
    cost: (amount: string, days: number) => `用 ${days} 天，利息和费用约 ${amount}`,
    rest: (amount: string) => `归还后余 ${amount}`,
    returned: (amount: string) => `连本带息约 ${amount}`,
    day: (day: number) => (day === 0 ? '第 1 天' : `第 ${day} 天`),
  },
} as const

/** Texts of a valuation wherever it is read: by its enterprise, and by the institution of an application. */
export const valuationCopy = {
  property: '房产',
  figures: '估值',
  demonstration: '演示数据',
  expired: '已过有效期',
  expiredHint: (day: string) => `这条估值的有效期至 ${day}，现在的价值可能不同。`,
  range: '估值区间',
  middle: '估值',
  unitPrice: '单价',
  perMetre: (amount: string) => `${amount}/平方米`,
  metres: (area: number) => `${area} 平方米`,
  floors: (floor: number, total: number | null) =>
    total === null ? `第 ${floor} 层` : `第 ${floor} 层，共 ${total} 层`,
  totalFloors: (total: number) => `共 ${total} 层`,
  floor: '楼层',
  year: (year: number) => `${year} 年`,
  cases: '可比案例',
  casesNote: '案例不含具体地址。',
  caseKind: '类型',
  agencies: '联系房地产估价机构',
} as const

import type { ZoneCode } from '@lqr/contract/reference/zones.ts'

/** Products of one place: prefecture, name, zone, what it is known for. Offered by the branch of the demonstration bank. */
export const LOCAL_PRODUCTS: readonly (readonly [
  regionCode: string,
  name: string,
  zone: ZoneCode,
  what: string,
])[] = [
  ['620100', '兰州百合贷', 'revitalization', '百合种植、收购和加工'],
  ['620200', '嘉峪关钢铁链贷', 'supplyChain', '钢材加工和冶金配套'],
  ['620300', '金昌新材料贷', 'manufacturing', '镍铜钴新材料'],
  ['620400', '白银枸杞贷', 'revitalization', '枸杞种植和深加工'],
  ['620500', '天水花牛苹果贷', 'revitalization', '苹果种植、冷藏和销售'],
  ['620600', '武威葡萄酒贷', 'scenario', '酿酒葡萄和葡萄酒酿造'],
  ['620700', '张掖制种贷', 'revitalization', '玉米和蔬菜制种'],
  ['620800', '平凉红牛贷', 'revitalization', '肉牛养殖和屠宰加工'],
  ['620900', '酒泉新能源装备贷', 'green', '风电、光伏装备制造'],
  ['621000', '庆阳苹果贷', 'revitalization', '苹果种植和贮运'],
  ['621100', '定西马铃薯贷', 'revitalization', '马铃薯种植、淀粉和主食加工'],
  ['621200', '陇南花椒贷', 'revitalization', '花椒、橄榄油种植和加工'],
  ['622900', '临夏牛羊贷', 'revitalization', '牛羊养殖和清真食品加工'],
  ['623000', '甘南牦牛贷', 'scenario', '牦牛养殖和草原文旅'],
  ['621500', '新区入园贷', 'park', '兰州新区入园企业'],
]

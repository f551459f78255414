/**
 * 统计上大中小微型企业划分办法（2017）, thresholds as in 工信部联企业〔2011〕300号. A bound is the lowest value of its grade:
 * persons for employees, 万元 for revenue and assets, as published. A row's codes are letters or leading digits of
 * GB/T 4754-2017 (701 is the group whose only class is 7010).
 */
export type ScaleGrade = 'large' | 'medium' | 'small'
export type ScaleIndicator = 'employees' | 'annualRevenueYuan' | 'totalAssetsYuan'

export interface ScaleBound {
  readonly indicator: ScaleIndicator
  readonly large: number
  readonly medium: number
  readonly small: number
}

export interface ScaleRow {
  readonly industry: string
  readonly codes: readonly string[]
  readonly bounds: readonly ScaleBound[]
}

export const SCALE_ROWS_2017: readonly ScaleRow[] = [
  {
    industry: '农、林、牧、渔业',
    codes: ['A'],
    bounds: [{ indicator: 'annualRevenueYuan', large: 20_000, medium: 500, small: 50 }],
  },
  {
    industry: '工业（采矿业、制造业、电力热力燃气及水生产和供应业）',
    codes: ['B', 'C', 'D'],
    bounds: [
      { indicator: 'employees', large: 1_000, medium: 300, small: 20 },
      { indicator: 'annualRevenueYuan', large: 40_000, medium: 2_000, small: 300 },
    ],
  },
  {
    industry: '建筑业',
    codes: ['E'],
    bounds: [
      { indicator: 'annualRevenueYuan', large: 80_000, medium: 6_000, small: 300 },
      { indicator: 'totalAssetsYuan', large: 80_000, medium: 5_000, small: 300 },
    ],
  },
  {
    industry: '批发业',
    codes: ['51'],
    bounds: [
      { indicator: 'employees', large: 200, medium: 20, small: 5 },
      { indicator: 'annualRevenueYuan', large: 40_000, medium: 5_000, small: 1_000 },
    ],
  },
  {
    industry: '零售业',
    codes: ['52'],
    bounds: [
      { indicator: 'employees', large: 300, medium: 50, small: 10 },
      { indicator: 'annualRevenueYuan', large: 20_000, medium: 500, small: 100 },
    ],
  },
  {
    industry: '交通运输业（不含铁路运输业）',
    codes: ['54', '55', '56', '57', '58'],
    bounds: [
      { indicator: 'employees', large: 1_000, medium: 300, small: 20 },
      { indicator: 'annualRevenueYuan', large: 30_000, medium: 3_000, small: 200 },
    ],
  },
  {
    industry: '仓储业',
    codes: ['59'],
    bounds: [
      { indicator: 'employees', large: 200, medium: 100, small: 20 },
      { indicator: 'annualRevenueYuan', large: 30_000, medium: 1_000, small: 100 },
    ],
  },
  {
    industry: '邮政业',
    codes: ['60'],
    bounds: [
      { indicator: 'employees', large: 1_000, medium: 300, small: 20 },
      { indicator: 'annualRevenueYuan', large: 30_000, medium: 2_000, small: 100 },
    ],
  },
  {
    industry: '住宿业',
    codes: ['61'],
    bounds: [
      { indicator: 'employees', large: 300, medium: 100, small: 10 },
      { indicator: 'annualRevenueYuan', large: 10_000, medium: 2_000, small: 100 },
    ],
  },
  {
    industry: '餐饮业',
    codes: ['62'],
    bounds: [
      { indicator: 'employees', large: 300, medium: 100, small: 10 },
      { indicator: 'annualRevenueYuan', large: 10_000, medium: 2_000, small: 100 },
    ],
  },
  {
    industry: '信息传输业（电信、广播电视和卫星传输服务、互联网和相关服务）',
    codes: ['63', '64'],
    bounds: [
      { indicator: 'employees', large: 2_000, medium: 100, small: 10 },
      { indicator: 'annualRevenueYuan', large: 100_000, medium: 1_000, small: 100 },
    ],
  },
  {
    industry: '软件和信息技术服务业',
    codes: ['65'],
    bounds: [
      { indicator: 'employees', large: 300, medium: 100, small: 10 },
      { indicator: 'annualRevenueYuan', large: 10_000, medium: 1_000, small: 50 },
    ],
  },
  {
    industry: '房地产开发经营',
    codes: ['701'],
    bounds: [
      { indicator: 'annualRevenueYuan', large: 200_000, medium: 1_000, small: 100 },
      { indicator: 'totalAssetsYuan', large: 10_000, medium: 5_000, small: 2_000 },
    ],
  },
  {
    industry: '物业管理',
    codes: ['702'],
    bounds: [
      { indicator: 'employees', large: 1_000, medium: 300, small: 100 },
      { indicator: 'annualRevenueYuan', large: 5_000, medium: 1_000, small: 500 },
    ],
  },
  {
    industry: '租赁和商务服务业',
    codes: ['L'],
    bounds: [
      { indicator: 'employees', large: 300, medium: 100, small: 10 },
      { indicator: 'totalAssetsYuan', large: 120_000, medium: 8_000, small: 100 },
    ],
  },
  {
    industry: '其他未列明行业',
    codes: ['M', 'N', 'O', '85', 'R', '703', '709'],
    bounds: [{ indicator: 'employees', large: 300, medium: 100, small: 10 }],
  },
]

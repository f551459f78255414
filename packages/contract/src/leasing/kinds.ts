import { dictionary } from '../kernel/dictionary.ts'

/** The two ways to lease equipment; `note` is what the page says about each. */
export const LEASE_KINDS = [
  {
    code: 'direct',
    name: '直租',
    note: '租赁公司按您的要求买下设备租给您，租期内按月付租金，期满按约定取得设备。适合新增设备。',
  },
  {
    code: 'leaseback',
    name: '售后回租',
    note: '您把自有设备卖给租赁公司取得资金，再租回继续使用，按月付租金，期满收回所有权。适合盘活已有设备。',
  },
] as const

export type LeaseKindCode = (typeof LEASE_KINDS)[number]['code']

export const EQUIPMENT_CATEGORIES = dictionary('equipmentCategory', [
  { code: 'machineTool', name: '机床与加工设备' },
  { code: 'productionLine', name: '成套生产线' },
  { code: 'energy', name: '新能源与电力设备' },
  { code: 'construction', name: '工程机械' },
  { code: 'vehicle', name: '运输车辆' },
  { code: 'agricultural', name: '农业与养殖机械' },
  { code: 'coldChain', name: '冷链与仓储设备' },
  { code: 'medical', name: '医疗设备' },
  { code: 'environment', name: '节能环保设备' },
  { code: 'electronic', name: '信息与电子设备' },
  { code: 'other', name: '其他设备' },
])

export const EQUIPMENT_CONDITIONS = [
  { code: 'new', name: '新设备' },
  { code: 'used', name: '在用或二手设备' },
] as const

/** Whom a need is shown to. */
export const LEASE_AUDIENCES = [
  { code: 'one', name: '指定一家租赁机构' },
  { code: 'area', name: '本地区的全部租赁机构' },
] as const

export type LeaseAudienceCode = (typeof LEASE_AUDIENCES)[number]['code']

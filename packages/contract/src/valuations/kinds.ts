import { dictionary } from '../kernel/dictionary.ts'

/** What is valued; land has neither floors nor a structure. */
export const PROPERTY_KINDS = dictionary('propertyKind', [
  { code: 'house', name: '住宅' },
  { code: 'shop', name: '商铺' },
  { code: 'office', name: '办公用房' },
  { code: 'factory', name: '厂房' },
  { code: 'land', name: '土地' },
])
export type PropertyKindCode = (typeof PROPERTY_KINDS)[number]['code']

export const BUILDING_STRUCTURES = [
  { code: 'steel', name: '钢结构' },
  { code: 'concrete', name: '钢筋混凝土结构' },
  { code: 'mixed', name: '砖混结构' },
  { code: 'brick', name: '砖木结构' },
  { code: 'other', name: '其他结构' },
] as const
export type BuildingStructureCode = (typeof BUILDING_STRUCTURES)[number]['code']

/** What the land under it rests on; it decides whether and how a bank takes a mortgage on it. */
export const OWNERSHIP_KINDS = [
  { code: 'granted', name: '国有出让' },
  { code: 'allocated', name: '国有划拨' },
  { code: 'collective', name: '集体所有' },
  { code: 'other', name: '其他' },
] as const
export type OwnershipKindCode = (typeof OWNERSHIP_KINDS)[number]['code']

/** The methods of GB/T 50291-2015 房地产估价规范. */
export const VALUATION_METHODS = [
  { code: 'comparison', name: '比较法', note: '与近期成交的相似房地产比较，修正后得出价值。' },
  { code: 'income', name: '收益法', note: '按预计的租金等净收益折算现值。' },
  { code: 'cost', name: '成本法', note: '按重新建造或取得的成本，扣除折旧得出价值。' },
  { code: 'residual', name: '假设开发法', note: '按开发完成后的价值，扣除后续开发的支出得出价值。' },
  { code: 'benchmark', name: '基准地价修正法', note: '按公布的基准地价，对用途、位置和年期修正。' },
] as const
export type ValuationMethodCode = (typeof VALUATION_METHODS)[number]['code']

/** How far a comparable case lies from the property: a band, because an address would name people. */
export const DISTANCE_BANDS = [
  { code: 'within1km', name: '1 公里内' },
  { code: 'within3km', name: '1 至 3 公里' },
  { code: 'within10km', name: '3 至 10 公里' },
  { code: 'sameCounty', name: '同一县区' },
] as const
export type DistanceBandCode = (typeof DISTANCE_BANDS)[number]['code']

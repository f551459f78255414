import { areaCode, count, oneOf, optionalText, text, twoDecimals } from '../kernel/field.ts'
import { BUILDING_STRUCTURES, OWNERSHIP_KINDS, PROPERTY_KINDS } from './kinds.ts'

export const FIRST_BUILT_YEAR = 1900

/** What is typed of a property. The address never leaves the enterprise, the institutions it applies to and the source. */
export const propertyAsked = {
  areaCode: areaCode('所在县区'),
  address: text(
    '坐落',
    { min: 4, max: 120 },
    { sensitivity: 'personal', example: '示例路 1 号 2 栋 301 室' },
  ),
  kind: oneOf('房产类型', PROPERTY_KINDS),
  ownership: oneOf('权属性质', OWNERSHIP_KINDS),
  areaSquareMetres: twoDecimals('面积', {
    min: 1,
    max: 1_000_000,
    unit: '平方米',
    example: 120.5,
    help: '建筑面积；土地填土地面积，以权属证书为准',
  }),
  builtYear: count('建成年份', 2100, { unit: '年' }).optional(),
  floor: count('所在楼层', 200, { unit: '层' }).optional(),
  totalFloors: count('总楼层', 200, { unit: '层' }).optional(),
  structure: oneOf('建筑结构', BUILDING_STRUCTURES).optional(),
  certificateNo: optionalText('不动产权证号', 60, {
    sensitivity: 'sensitive',
    help: '选填，加密保存，列表中只显示首尾几位',
  }),
} as const

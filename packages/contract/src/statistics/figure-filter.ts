import * as z from 'zod'
import { dateOnly, field, flag, id, oneOf } from '../kernel/field.ts'
import { ENTERPRISE_SCALES } from '../reference/enterprise-scales.ts'
import { INDUSTRIES } from '../reference/industries.ts'
import { normalizeAreaId } from '../reference/substations.ts'

const areaCode = field(
  z
    .string()
    .max(12, '地区编码不正确')
    .refine((code) => normalizeAreaId(code) !== undefined, '地区编码不正确'),
  { label: '地区', example: '620100' },
)

/** Which cases a figure is asked for: every part narrows it, none is needed. */
export const figureFilter = {
  areaCode: areaCode.optional(),
  /** What names the area itself and none of its parts, so that the last line of a split by areas can be asked for like any other. */
  isOwnLevel: flag('只看本级').optional(),
  from: dateOnly('起始日期', { past: true }).optional(),
  to: dateOnly('截止日期', { past: true }).optional(),
  industry: oneOf('行业', INDUSTRIES).optional(),
  scale: oneOf('企业规模', ENTERPRISE_SCALES).optional(),
  orgId: id('机构').optional(),
  productId: id('产品').optional(),
} as const

/** By what a figure is split. */
export const FIGURE_CUTS = [
  { code: 'area', name: '按地区' },
  { code: 'day', name: '按日' },
  { code: 'week', name: '按周' },
  { code: 'month', name: '按月份' },
  { code: 'quarter', name: '按季度' },
  { code: 'year', name: '按年份' },
  { code: 'industry', name: '按行业' },
  { code: 'scale', name: '按企业规模' },
  { code: 'institution', name: '按机构' },
  { code: 'product', name: '按产品' },
] as const
export type FigureCut = (typeof FIGURE_CUTS)[number]['code']

/** By what everybody may split a figure; parts of few enterprises are hidden, with what else would tell them. */
export const PUBLIC_CUTS = [
  { code: 'area', name: '按地区' },
  { code: 'year', name: '按年份' },
  { code: 'industry', name: '按行业' },
  { code: 'scale', name: '按企业规模' },
  { code: 'institution', name: '按机构' },
] as const
export type PublicCut = (typeof PUBLIC_CUTS)[number]['code']

import { dictionary } from '../kernel/dictionary.ts'

export const TARGET_GROUPS = dictionary('targetGroup', [
  { code: 'smallMicro', name: '小微企业' },
  { code: 'selfEmployed', name: '个体工商户' },
  { code: 'cooperative', name: '农民专业合作社' },
  { code: 'familyFarm', name: '家庭农场' },
  { code: 'agricultural', name: '农业产业化企业' },
  { code: 'technology', name: '科技型企业' },
  { code: 'highTech', name: '高新技术企业' },
  { code: 'specialized', name: '专精特新企业' },
  { code: 'manufacturing', name: '制造业企业' },
  { code: 'green', name: '绿色低碳企业' },
  { code: 'foreignTrade', name: '外贸企业' },
  { code: 'tourism', name: '文旅企业' },
  { code: 'elderCare', name: '养老服务企业' },
  { code: 'chainMember', name: '产业链上下游企业' },
  { code: 'procurementSupplier', name: '政府采购供应商' },
  { code: 'parkMember', name: '园区企业' },
  { code: 'neverBorrowed', name: '无贷户' },
  { code: 'startup', name: '创业企业' },
])

export type TargetGroupCode = (typeof TARGET_GROUPS)[number]['code']

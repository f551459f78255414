import { dictionary } from '../kernel/dictionary.ts'

/** What parks lead in, enterprises of parks make, and funds invest in: the industries this province plans by. */
export const LEADING_INDUSTRIES = dictionary('leadingIndustry', [
  { code: 'metallurgy', name: '有色冶金' },
  { code: 'petrochemical', name: '石油化工' },
  { code: 'equipment', name: '装备制造' },
  { code: 'newEnergy', name: '新能源' },
  { code: 'newMaterials', name: '新材料' },
  { code: 'biomedicine', name: '生物医药' },
  { code: 'foodProcessing', name: '食品加工' },
  { code: 'information', name: '电子信息' },
  { code: 'logistics', name: '现代物流' },
  { code: 'environmental', name: '节能环保' },
  { code: 'agriculture', name: '现代农业' },
  { code: 'culture', name: '文化旅游' },
])

export type LeadingIndustryCode = (typeof LEADING_INDUSTRIES)[number]['code']

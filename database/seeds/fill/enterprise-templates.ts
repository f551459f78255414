import { PREFECTURES } from '@lqr/contract/reference/divisions.ts'
import { gradeEnterprise } from '@lqr/contract/reference/enterprise-scale.ts'

/** What enterprises of the province are called and do: the last part of the name and the industry it stands for. */
const TRADES = [
  ['农业科技', 'A'],
  ['种植', 'A'],
  ['矿业', 'B'],
  ['食品', 'C'],
  ['建材', 'C'],
  ['机械制造', 'C'],
  ['生物科技', 'C'],
  ['新能源', 'D'],
  ['建设工程', 'E'],
  ['商贸', 'F'],
  ['医药', 'F'],
  ['粮油贸易', 'F'],
  ['物流', 'G'],
  ['餐饮', 'H'],
  ['信息技术', '65'],
  ['物业服务', '7020'],
  ['文化旅游', 'R'],
  ['商务服务', 'L'],
] as const

/** Persons, yearly revenue and assets in 万元. */
const SIZES = [
  [4, 60, 30],
  [9, 180, 90],
  [16, 420, 260],
  [28, 900, 700],
  [55, 2_600, 2_100],
  [120, 7_500, 6_800],
  [420, 31_000, 28_000],
] as const

const BRANDS_A = [...'陇甘祁河敦凉渭洮崆麦兴华昌恒润泰嘉和金鑫瑞丰盛达']
const BRANDS_B = [...'源山川泽原峰岭禾兴隆茂通汇远博宁康顺林田']

/** Weight of an area: the provincial capital has more enterprises than the rest. */
const weightOf = (code: string) => (code.startsWith('6201') ? 8 : 2)

/** Lists the database chooses from by number; every scale comes from the rule of the standard. */
export function enterpriseTemplates() {
  const areas = PREFECTURES.flatMap((unit) => {
    const place = unit.name.replace(/市$|回族自治州$|藏族自治州$/, '')
    const parts = unit.counties.length > 0 ? unit.counties : [unit]
    return parts.flatMap(({ code }) => Array.from({ length: weightOf(code) }, () => ({ code, place })))
  })
  const kinds = TRADES.flatMap(([trade, industry]) =>
    SIZES.map(([employees, revenue, assets]) => {
      const figures = {
        employees,
        annualRevenueYuan: revenue * 10_000,
        totalAssetsYuan: assets * 10_000,
      }
      return { trade, industry, ...figures, scale: gradeEnterprise(industry, figures).grade }
    }),
  )
  const brands = BRANDS_A.flatMap((a) => BRANDS_B.map((b) => a + b))
  return { areas, kinds, brands }
}

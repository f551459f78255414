import { exampleOffice } from './parks/example-office.ts'
import { EXAMPLE_MAKERS, type ExampleMaker } from './parks/example-makers.ts'
import { EXAMPLE_PARKS, type ExamplePark } from './parks/example-parks.ts'
import type { LeadingIndustryCode } from '@lqr/contract/reference/leading-industries.ts'
import { fictitiousCreditCode } from '../../../apps/server/src/domains/certification/certification.fixtures.ts'
import { makePark, parkEnterpriseRow } from '../../../apps/server/src/domains/parks/parks.fixtures.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import { dayBefore, officeMoment } from './example-days.ts'
import { seededRandom } from './seeded-random.ts'

const SERVICES = [
  '项目审批代办',
  '标准厂房租赁',
  '用工与技能培训',
  '检验检测预约',
  '贷款贴息申报辅导',
  '知识产权服务',
  '供热供气供水报装',
  '人才公寓申请',
]
const ENTERPRISES_OF_A_PARK = 3
/** Codes of their own, apart from those of the enterprises with accounts. */
const FIRST_SERIAL = 5_000

/** An enterprise that a park presents: name, code and area, as rosters name it. */
export interface SeededParkEnterprise {
  readonly name: string
  readonly creditCode: string
  readonly areaCode: string
  readonly industry: LeadingIndustryCode
  readonly honours: readonly string[]
}

/** The makers of a park: its industries in turn, each starting where the parks before it stopped. */
function makersOf(
  { industries }: ExamplePark,
  used: Map<LeadingIndustryCode, number>,
): { industry: LeadingIndustryCode; maker: ExampleMaker }[] {
  return Array.from({ length: ENTERPRISES_OF_A_PARK }, (_, index) => {
    const industry = industries[index % industries.length] ?? industries[0]
    const place = used.get(industry) ?? 0
    used.set(industry, place + 1)
    const makers = EXAMPLE_MAKERS[industry]
    return { industry, maker: makers[place % makers.length] as ExampleMaker }
  })
}

/** Twenty parks with three enterprises each, all invented. */
export async function seedParks(tx: Tx, now: Date): Promise<SeededParkEnterprise[]> {
  const random = seededRandom(20_261_122)
  const used = new Map<LeadingIndustryCode, number>()
  const made: SeededParkEnterprise[] = []
  for (const [index, example] of EXAMPLE_PARKS.entries()) {
    const { name, level, areaCode, industries, areaKm2, intro } = example
    const publishedAt = officeMoment(now, 30 + index * 9, index * 23)
    const parkId = await makePark(tx, {
      name,
      level,
      areaCode,
      industries: [...industries],
      areaKm2,
      intro: `${intro}本页名称、面积和联系方式均为示例。`,
      officeName: `${name}管理委员会`,
      officePhone: exampleOffice(areaCode, index),
      address: `${name}综合服务中心（示例地址）`,
      services: SERVICES.slice(index % 3, (index % 3) + 5),
      publishedAt,
    })
    const rows = makersOf(example, used).map(({ industry, maker }) => {
      const enterprise = {
        name: `${example.place}示例${maker.stem}有限公司`,
        creditCode: fictitiousCreditCode(areaCode, FIRST_SERIAL + made.length),
        areaCode,
        industry,
        honours: maker.honours,
      }
      made.push(enterprise)
      return parkEnterpriseRow(parkId, {
        name: enterprise.name,
        creditCode: enterprise.creditCode,
        industry,
        scale: random.pick(['small', 'small', 'medium', 'micro'] as const),
        foundYear: random.int(2003, 2022),
        employees: random.int(12, 260),
        products: [...maker.products],
        honours: [...maker.honours],
        intro: `${maker.intro}企业为示例，经营信息均为虚构。`,
        consentedOn: dayBefore(now, 20 + index),
        publishedAt,
      })
    })
    await tx.insertInto('park_enterprise').values(rows).execute()
  }
  return made
}

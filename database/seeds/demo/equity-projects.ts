import type { ProjectStatus } from '@lqr/contract/equity/project-case.ts'
import type { ProjectStage } from '@lqr/contract/equity/project-kinds.ts'
import type { IndustryCode } from '@lqr/contract/reference/industries.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import { PROJECT_FILES } from '../../../apps/server/src/domains/equity/index.ts'
import { makeProject } from '../../../apps/server/src/domains/equity/projects.fixtures.ts'
import { makeFile, pdfBytes } from '../../../apps/server/src/domains/files/files.fixtures.ts'
import { linkFiles } from '../../../apps/server/src/domains/files/index.ts'
import type { Services } from '../../../apps/server/src/http/services.ts'
import { seedInterests } from './equity/example-interests.ts'
import { seedRoadshows } from './equity/example-roadshows.ts'
import { officeMoment } from './example-days.ts'
import type { DemoPeople } from './identity.ts'
import type { SeededOrganisations } from './organisations.ts'

const WAN = 10_000

/** Whose of the certified enterprises (the first is the demonstration enterprise), how far, how many days ago, and what for. */
type ExampleProject = readonly [
  of: number,
  state: ProjectStatus,
  daysAgo: number,
  name: string,
  stage: ProjectStage,
  industry: IndustryCode,
  wan: number,
  share: number,
  showsCompany: boolean,
]

const EXAMPLES: readonly ExampleProject[] = [
  [0, 'PUBLISHED', 16, '果蔬冻干生产线扩建', 'A', 'C', 1_200, 12, false],
  [0, 'SUBMITTED', 2, '冷链仓储与城市配送', 'PRE_A', 'G', 450, 6, false],
  [0, 'REJECTED', 33, '功能食品研发中心', 'A', 'M', 900, 8, true],
  [0, 'DRAFT', 1, '原料基地数字化改造', 'A', 'A', 600, 5, false],
  [1, 'APPOINTED', 9, '中药饮片智能炮制', 'B', 'C', 3_500, 9, true],
  [2, 'DUE_DILIGENCE', 12, '光伏组件回收利用', 'PRE_A', 'C', 800, 15, false],
  [3, 'PUBLISHED', 21, '工业设备远程运维平台', 'SEED', 'I', 300, 10, false],
  [4, 'INVESTED', 27, '高原夏菜种苗繁育', 'SEED', 'A', 260, 12, true],
  [5, 'FAILED', 40, '镍基合金精密铸件', 'PRE_IPO', 'C', 12_000, 7, false],
  [6, 'OFFLINE', 45, '文旅数字展陈', 'A', 'R', 700, 11, false],
  [7, 'SUBMITTED', 4, '牛羊肉预制菜加工', 'A', 'C', 1_500, 13, false],
  [8, 'WITHDRAWN', 18, '新能源商用车换电站', 'PRE_A', 'D', 2_000, 10, false],
  [4, 'ROADSHOW', 24, '制种基地数据服务', 'PRE_A', 'I', 550, 8, false],
]

/** Equity projects of example enterprises over every state, with the histories that lead there. */
export async function seedProjects(
  tx: Tx,
  services: Services,
  { orgs, people }: { orgs: SeededOrganisations; people: DemoPeople },
): Promise<void> {
  const projects = new Map<number, { projectId: string; companyId: string }>()
  const certified = people.enterprises.filter(({ certiFlg }) => certiFlg === 3)
  for (const [
    index,
    [of, state, daysAgo, name, stage, industry, wan, share, showsCompany],
  ] of EXAMPLES.entries()) {
    const company = certified[of]
    if (!company) throw new Error(`there is no certified example enterprise number ${of}`)
    const projectId = await makeProject(tx, services, {
      company,
      applicantAccountId: company.accountId,
      state,
      submittedAt: new Date(officeMoment(services.now(), daysAgo, index * 23)),
      asked: {
        name,
        stage,
        industry_code: industry,
        area_code: company.areaCode,
        amount_yuan: wan * WAN,
        share_percent: share,
        shows_company: showsCompany,
        intro: `${name}：资金用于设备、研发和流动资金，项目内容为示例。`,
        wanted_org_id: index % 3 === 0 ? orgs.equityId : null,
      },
      isExample: true,
    })
    const fileId = await makeFile(tx, services, {
      ownerAccountId: company.accountId,
      ownerCompanyId: company.id,
      purpose: 'project',
      name: `${name}商业计划书（示例）.pdf`,
      bytes: pdfBytes(name),
    })
    await linkFiles(tx, { entity: PROJECT_FILES, entityId: projectId }, [{ fileId, purpose: 'project' }])
    projects.set(index, { projectId, companyId: company.id })
    await seedInterests(tx, services, { orgs, people, projectId, index })
  }
  await seedRoadshows(tx, services, { orgs, people, projects })
}

import { PREFECTURES, PROVINCE } from '@lqr/contract/reference/divisions.ts'
import { PROJECT_TYPES } from '@lqr/contract/reference/project-types.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import { type ProjectMaker, projectRow } from '../../../apps/server/src/domains/projects/projects.fixtures.ts'
import { dayBefore, officeMoment } from './example-days.ts'
import { type ExampleProject, EXAMPLE_PROJECTS } from './projects/example-projects.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

const WAN = 10_000
const STAGES = ['前期准备', '已备案待开工', '在建', '收尾验收'] as const

interface Place {
  readonly code: string
  readonly name: string
  /** Name of the example owner's place, short. */
  readonly owner: string
}

/** The prefecture itself or one of its counties. */
function placeIn(prefecture: (typeof PREFECTURES)[number], random: SeededRandom): Place {
  const county =
    prefecture.counties.length > 0 && random.chance(60) ? random.pick(prefecture.counties) : undefined
  if (!county) return { code: prefecture.code, name: prefecture.name, owner: prefecture.name }
  return { code: county.code, name: `${prefecture.name}${county.name}`, owner: county.name }
}

function projectAt(
  example: ExampleProject,
  projectType: ProjectMaker['projectType'],
  place: Place,
  random: SeededRandom,
): ProjectMaker {
  const investmentYuan = random.int(example.wanMin / 100, example.wanMax / 100) * 100 * WAN
  const wanted = Math.round((investmentYuan * random.int(25, 65)) / 100 / (100 * WAN)) * 100 * WAN
  return {
    name: `${place.name}${example.name}`,
    ...(projectType ? { projectType } : {}),
    owner: `${place.owner}示例${example.owner}`,
    areaCode: place.code,
    industryCode: example.industryCode,
    investmentYuan,
    financingYuan: wanted,
    summary: example.summary,
  }
}

/** One project of each of the six types for every prefecture, and a few that reach over several. */
export function exampleProjects(now: Date): ProjectMaker[] {
  const random = seededRandom(20_261_120)
  const year = Number(dayBefore(now, 0).slice(0, 4))
  const local = PREFECTURES.flatMap((prefecture, place) =>
    PROJECT_TYPES.flatMap(({ code }) => {
      const examples = EXAMPLE_PROJECTS[code]
      const example = examples[place % examples.length]
      return example ? [projectAt(example, code, placeIn(prefecture, random), random)] : []
    }),
  )
  const wide = EXAMPLE_PROJECTS.wide.map((example) =>
    projectAt(example, '1', { code: PROVINCE.code, name: '', owner: '甘肃' }, random),
  )
  return [...local, ...wide].map((project, index) => {
    const stage = random.int(0, 3)
    const startYear = year - stage + random.int(0, 1)
    return {
      ...project,
      stage: STAGES[stage] ?? STAGES[0],
      startYear,
      endYear: Math.max(year + (stage === 3 ? 0 : 1), startYear + random.int(1, 3)),
      publishedAt: officeMoment(now, 2 + ((index * 37) % 300), index * 13),
    }
  })
}

export async function seedProjects(tx: Tx, now: Date): Promise<void> {
  await tx.insertInto('project').values(exampleProjects(now).map(projectRow)).execute()
}

import type { Insertable } from 'kysely'
import type { IndustryCode } from '@lqr/contract/reference/industries.ts'
import type { ProjectTypeCode } from '@lqr/contract/reference/project-types.ts'
import type { Project as ProjectTable } from '../../../../../database/types.ts'
import type { Db } from '../../data/database.ts'
import { searchColumns } from '../../data/search-text.ts'

export interface ProjectMaker {
  name?: string
  projectType?: ProjectTypeCode
  owner?: string
  areaCode?: string
  industryCode?: IndustryCode
  investmentYuan?: number
  financingYuan?: number
  startYear?: number
  endYear?: number
  stage?: string
  summary?: string
  status?: 'DRAFT' | 'REVIEW' | 'PUBLISHED' | 'OFFLINE'
  publishedAt?: string
}

let made = 0

/** The row of a project with the words it is found by: its name, owner and summary. */
export function projectRow(maker: ProjectMaker = {}): Insertable<ProjectTable> {
  made += 1
  const name = maker.name ?? `示例项目${made}`
  const owner = maker.owner ?? '示例建设单位'
  const summary = maker.summary ?? '示例项目简介。'
  return {
    name,
    project_type: maker.projectType ?? '1',
    owner,
    area_code: maker.areaCode ?? '620100',
    industry_code: maker.industryCode ?? 'C',
    investment_yuan: maker.investmentYuan ?? 500_000_000,
    financing_yuan: maker.financingYuan ?? 200_000_000,
    start_year: maker.startYear ?? 2026,
    end_year: maker.endYear ?? 2028,
    stage: maker.stage ?? '前期准备',
    summary,
    status: maker.status ?? 'PUBLISHED',
    published_at: maker.publishedAt ?? new Date(Date.now() - 60_000).toISOString(),
    is_example: true,
    ...searchColumns(name, owner, summary),
  }
}

export async function makeProject(db: Db, maker: ProjectMaker = {}): Promise<string> {
  const { id } = await db
    .insertInto('project')
    .values(projectRow(maker))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

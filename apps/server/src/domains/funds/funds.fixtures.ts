import type * as z from 'zod'
import type { fundFields as fundForm } from '@lqr/contract/funds/calls.ts'
import type { PublicationStatus } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { Db } from '../../data/database.ts'
import { publicationColumns } from '../../publishing/publication.fixtures.ts'
import { fundColumns } from './fund-records.store.ts'

type Fields = z.output<typeof fundForm>

export type FundMaker = Partial<Fields> & { status?: PublicationStatus; publishedAt?: string }

let made = 0

/** The fields of a fund as an operator types them. */
export function fundFields(maker: Partial<Fields> = {}): Fields {
  made += 1
  return {
    name: `示例产业基金${made}`,
    kind: 'industry',
    phase: 'investing',
    sizeYuan: 500_000_000,
    manager: '示例基金管理有限公司',
    industries: ['newMaterials'],
    stages: ['growth'],
    amountMinYuan: 5_000_000,
    amountMaxYuan: 50_000_000,
    areaCode: '620000',
    intro: '示例基金简介。',
    howToApply: '提交项目计划书。',
    officePhone: '0931-3000000',
    ...maker,
  }
}

/** The row of a fund. */
export function fundRow({ status, publishedAt, ...maker }: FundMaker = {}) {
  return { ...fundColumns(fundFields(maker)), ...publicationColumns(status, publishedAt) }
}

export async function makeFund(db: Db, maker: FundMaker = {}): Promise<string> {
  const { id } = await db.insertInto('fund').values(fundRow(maker)).returning('id').executeTakeFirstOrThrow()
  return id
}

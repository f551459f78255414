import type * as z from 'zod'
import type { parkEnterpriseForm, parkForm } from '@lqr/contract/parks/entities.ts'
import type { PublicationStatus } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { Db } from '../../data/database.ts'
import { publicationColumns } from '../../publishing/publication.fixtures.ts'
import { enterpriseColumns } from './park-enterprise-records.store.ts'
import { parkColumns } from './park-records.store.ts'

interface State {
  status?: PublicationStatus
  publishedAt?: string
}

export type ParkMaker = Partial<z.output<typeof parkForm>> & State
export type ParkEnterpriseMaker = Partial<z.output<typeof parkEnterpriseForm>> & State & { parkId?: string }

let made = 0

/** The fields of a park as an operator types them. */
export function parkFields(maker: Partial<z.output<typeof parkForm>> = {}): z.output<typeof parkForm> {
  made += 1
  return {
    name: `示例产业园区${made}`,
    level: 'provincial',
    areaCode: '620100',
    industries: ['equipment'],
    areaKm2: 12.5,
    officeName: '示例园区管理委员会',
    officePhone: '0931-2000000',
    address: '示例路 1 号',
    intro: '示例园区简介。',
    services: ['项目代办'],
    ...maker,
  }
}

/** The row of a park. */
export function parkRow({ status, publishedAt, ...maker }: ParkMaker = {}) {
  return { ...parkColumns(parkFields(maker)), ...publicationColumns(status, publishedAt) }
}

export async function makePark(db: Db, maker: ParkMaker = {}): Promise<string> {
  const { id } = await db.insertInto('park').values(parkRow(maker)).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The fields of a presented enterprise as an operator types them. */
export function parkEnterpriseFields(
  maker: Partial<z.output<typeof parkEnterpriseForm>> = {},
): z.output<typeof parkEnterpriseForm> {
  made += 1
  return {
    name: `示例园区企业${made}有限公司`,
    industry: 'equipment',
    scale: 'small',
    foundYear: 2016,
    employees: 80,
    products: ['示例设备'],
    honours: [],
    intro: '示例企业简介。',
    consentedOn: '2026-01-15',
    ...maker,
  }
}

/** The row of an enterprise that a park presents. */
export function parkEnterpriseRow(
  parkId: string,
  { status, publishedAt, ...maker }: Omit<ParkEnterpriseMaker, 'parkId'> = {},
) {
  const fields = enterpriseColumns(parkEnterpriseFields(maker))
  return { park_id: parkId, ...fields, ...publicationColumns(status, publishedAt) }
}

/** An enterprise a park presents; without `parkId` the park is made too. */
export async function makeParkEnterprise(
  db: Db,
  { parkId, ...maker }: ParkEnterpriseMaker = {},
): Promise<string> {
  const row = parkEnterpriseRow(parkId ?? (await makePark(db)), maker)
  const { id } = await db.insertInto('park_enterprise').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

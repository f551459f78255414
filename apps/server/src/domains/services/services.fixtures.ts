import type { PublicationStatus } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { ServiceForm } from '@lqr/contract/services/service-form.ts'
import type { Db } from '../../data/database.ts'
import { publicationColumns } from '../../publishing/publication.fixtures.ts'
import { serviceColumns } from './service-records.store.ts'

export type ServiceMaker = Partial<ServiceForm> & {
  orgId: string
  status?: PublicationStatus
  publishedAt?: string
}

let made = 0

/** The fields of a service as a provider types them. */
export function serviceFields(maker: Partial<ServiceForm> = {}): ServiceForm {
  made += 1
  return {
    category: 'accounting',
    name: `示例审计服务${made}`,
    intro: '年度财务报表审计，企业准备账簿和凭证。',
    areaCodes: [],
    qualificationName: '会计师事务所执业证书',
    qualificationNo: '62010001',
    qualificationTo: null,
    priceLines: ['年度审计报告，份，8000', '专项审计，次，面议'],
    duration: '10 个工作日',
    caseLines: ['为一家制造企业完成三年审计'],
    conflicts: 'none',
    conflictNote: null,
    officePhone: '0931-3000000',
    ...maker,
  }
}

/** The row of a service. */
export function serviceRow({ orgId, status, publishedAt, ...maker }: ServiceMaker) {
  return {
    org_id: orgId,
    ...serviceColumns(serviceFields(maker)),
    ...publicationColumns(status, publishedAt),
  }
}

export async function makeService(db: Db, maker: ServiceMaker): Promise<string> {
  const { id } = await db
    .insertInto('service_entry')
    .values(serviceRow(maker))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

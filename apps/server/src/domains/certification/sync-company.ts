import type { Services } from '../../http/services.ts'
import { addJob } from '../../jobs/add-job.store.ts'
import type { Db } from '../../data/database.ts'
import { getEnterprise } from './certification.store.ts'

/** Has the system that keeps enterprises of its own told of this one, once the caller's transaction commits; where there is such a system. */
export async function announceCompany(
  db: Db,
  { config }: Pick<Services, 'config'>,
  companyId: string,
): Promise<void> {
  if (config.companySync || config.demo) await addJob(db, 'sync-company', { companyId })
}

/** Sends how a certified enterprise stands now; what cannot be sent is tried again by the job. */
export async function syncCompany(
  { db, companySync }: Pick<Services, 'db' | 'companySync'>,
  companyId: string,
): Promise<void> {
  const row = await getEnterprise(db, companyId)
  if (row?.certi_flg !== 3 || row.credit_code === null || row.corporate_name === null) return
  await companySync.sendCompany({
    creditCode: row.credit_code,
    corporateName: row.corporate_name,
    areaCode: row.area_code,
    industryCode: row.industry_code,
    scale: row.scale,
    address: row.address,
    version: row.version,
  })
}

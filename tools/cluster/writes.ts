import { uploadFile } from '@lqr/contract/files/calls.ts'
import { submitLeaseNeed } from '@lqr/contract/leasing/calls.ts'
import type { Asked } from './entry-client.ts'

const ATTEMPT_MS = 15_000

/** A statement that answers one row for each row that bears a mark of this run. */
export const MARKED_ROWS = `
  select equipment_name as mark from public.lease_need where equipment_name like $1
  union all select replace(name, '.pdf', '') from public.file where name like $1`

/** The request of one write: of five, two hand in a case and three upload a file. */
export function requestOf(mark: string, number: number, token: string): Asked {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `key-${mark}` }
  if (number % 5 < 2) {
    const { method, path } = submitLeaseNeed
    const json = { ...headers, 'content-type': 'application/json' }
    return { method, path, headers: json, body: JSON.stringify(leaseOf(mark)), timeoutMs: ATTEMPT_MS }
  }
  const { method, path } = uploadFile
  const form = { ...headers, 'content-type': 'multipart/form-data; boundary=mark' }
  return { method, path, headers: form, body: formOf(mark), timeoutMs: ATTEMPT_MS }
}

const leaseOf = (mark: string) => ({
  kind: 'direct',
  equipmentName: mark,
  equipmentCategory: 'coldChain',
  equipmentCondition: 'new',
  valueYuan: 2_000_000,
  amountYuan: 1_600_000,
  termMonths: 36,
  downPaymentPercent: 20,
  purpose: '新建果蔬冷链分拣车间',
  areaCode: '620102',
  contactName: '示例联系人',
  contactPhone: '13900001234',
  audience: 'area',
  fileIds: [],
  consent: true,
})

/** A document of one empty page that is no other's: bytes that are known already would not be written. */
const formOf = (mark: string) =>
  [
    '--mark',
    `content-disposition: form-data; name="file"; filename="${mark}.pdf"`,
    'content-type: application/pdf',
    '',
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj`,
    `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n%${mark}\ntrailer<</Root 1 0 R>>\n%%EOF`,
    '--mark--',
    '',
  ].join('\r\n')

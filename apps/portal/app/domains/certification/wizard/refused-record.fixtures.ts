import type { CertificationRecord } from '../load-certification.ts'

export const file = (fileId: string) => ({ fileId, name: `执照${fileId}.png`, size: 2048, mime: 'image/png' })

/** An enterprise whose certification was refused: it has handed in document 1 and letter 2. */
export const refusedRecord: CertificationRecord = {
  companyId: '7',
  certiFlg: 4,
  corporateName: '皋兰县某某食品有限公司',
  creditCode: '91620102MA0000000X',
  creditCodeSuspect: false,
  areaName: '皋兰县',
  submittedAt: null,
  reviewedAt: null,
  applicantKind: 'ENTERPRISE',
  legalPersonName: '某某某',
  legalPersonIdNoMasked: '110***********002X',
  contactName: '某某',
  contactPhone: '13900000000',
  opensPhone: false,
  industryCode: 'C',
  areaCode: '620122',
  address: '皋兰县石洞镇某某路 1 号',
  regCapitalYuan: 5_000_000,
  foundDate: '2015-03-01',
  employees: 36,
  annualRevenueYuan: 12_805_000,
  totalAssetsYuan: 0,
  scale: null,
  license: file('1'),
  authLetter: file('2'),
  rejectReason: '营业执照不清晰',
  history: [],
  version: 2,
  can: { submit: true, review: false },
}

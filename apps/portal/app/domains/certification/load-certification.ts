import { getCertification } from '@lqr/contract/certification/calls.ts'
import { getFormDraft } from '@lqr/contract/identity/form-draft-calls.ts'
import { readWanted, WANTED } from '@lqr/contract/identity/wanted-product.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { APPLICANT_KINDS } from '@lqr/contract/reference/applicant-kinds.ts'
import { ENTERPRISE_SCALES } from '@lqr/contract/reference/enterprise-scales.ts'
import { industryName } from '@lqr/contract/reference/industry-details.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import type { LoaderApi, LoaderFailure } from '../../shell/server/loader-api.ts'

export type CertificationRecord = CallOutput<typeof getCertification>

export interface RecordWords {
  /** Empty before the first submission. */
  readonly applicantKind: string
  readonly industry: string
  readonly area: string
  readonly foundDate: string
  readonly regCapital: string
  readonly annualRevenue: string
  readonly totalAssets: string
  readonly scale: string
}

export type Certification =
  | { readonly kind: 'notEnterprise' }
  | {
      readonly kind: 'record'
      readonly record: CertificationRecord
      readonly words: RecordWords
      /** The product that was wanted before; undefined when none was. */
      readonly wanted: WantedView | undefined
    }

export interface WantedView {
  readonly name: string
  readonly query: Readonly<Record<string, string>>
}

async function loadWanted(api: LoaderApi): Promise<WantedView | undefined> {
  const { draft } = await api(getFormDraft, { params: WANTED })
  return draft ? readWanted(draft.content) : undefined
}

/** The place with the prefecture above it: 兰州市 皋兰县. */
function areaWords(code: string | null): string {
  const site = code ? substationOfCode(code) : undefined
  const above = site?.level === 3 && site.parentId ? substationOfCode(site.parentId) : undefined
  return [above?.name, site?.name].filter(Boolean).join(' ')
}

const kindName = (kind: string) => APPLICANT_KINDS.find(({ code }) => code === kind)?.name ?? ''

/** A refusal that is about the kind of account; one that only asks for something first is not. */
async function isOtherAccount(error: unknown): Promise<boolean> {
  if (!(error instanceof Response) || error.status !== 403) return false
  const { key } = (await error.clone().json()) as LoaderFailure
  return key === kernelErrors.forbidden.key
}

/** The visitor's own certification; a stranger's 401 and what a session still owes are thrown on and become their pages. */
export async function loadCertification(api: LoaderApi): Promise<Certification> {
  try {
    const [record, wanted] = await Promise.all([api(getCertification), loadWanted(api)])
    const words = {
      applicantKind: record.creditCode ? kindName(record.applicantKind) : '',
      industry: industryName(record.industryCode ?? '') ?? '',
      area: areaWords(record.areaCode),
      foundDate: formatDate(record.foundDate),
      regCapital: formatAmount(record.regCapitalYuan),
      annualRevenue: formatAmount(record.annualRevenueYuan),
      totalAssets: formatAmount(record.totalAssetsYuan),
      scale: ENTERPRISE_SCALES.find(({ code }) => code === record.scale)?.name ?? '',
    }
    return { kind: 'record', record, words, wanted }
  } catch (error) {
    if (await isOtherAccount(error)) return { kind: 'notEnterprise' }
    throw error
  }
}

import type { CertiFlg } from '@lqr/contract/certification/states.ts'
import type { ApplicantKindCode } from '@lqr/contract/reference/applicant-kinds.ts'
import { gradeEnterprise } from '@lqr/contract/reference/enterprise-scale.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import {
  fictitiousCreditCode,
  makeEnterprise,
} from '../../../apps/server/src/domains/certification/certification.fixtures.ts'
import { makeAccount } from '../../../apps/server/src/domains/identity/identity.fixtures.ts'
import type { Services } from '../../../apps/server/src/http/services.ts'
import { hashPassword } from '../../../apps/server/src/security/password.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import { EXAMPLE_ENTERPRISES } from './example-enterprises.ts'
import { FURTHER_ENTERPRISES } from './further-enterprises.ts'
import { seedCertificationEvents, seedConsents } from './identity-history.ts'
import type { SeededOrganisations } from './organisations.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

type DemoAccount = (typeof DEMO_ACCOUNTS)[number]
export type DemoName = DemoAccount['username']

/** Where the staff accounts work: the organisations' seed runs first. */
type Workplaces = Pick<SeededOrganisations, 'bankId' | 'leasingId' | 'equityId' | 'agencyId' | 'governmentId'>

export interface DemoEnterprise {
  readonly id: string
  readonly applicantKind: ApplicantKindCode
  readonly accountId: string
  readonly corporateName: string
  readonly areaCode: string
  readonly industryCode: string
  readonly certiFlg: CertiFlg
  readonly createdAt: string
  readonly submittedAt: string | null
  readonly reviewedAt: string | null
}

/** What later seeds build on: the demonstration accounts by name, and every enterprise, `enterprise` first. */
export interface DemoPeople {
  readonly accounts: Readonly<Record<DemoName, string>>
  readonly enterprises: readonly DemoEnterprise[]
}

const DAY_MS = 86_400_000
/** Of ten enterprises in a row: six certified, two waiting, one refused, one fresh. */
const STATES: readonly CertiFlg[] = [3, 3, 2, 3, 1, 3, 4, 3, 2, 3]
/** How long ago enterprises of a state registered: those waiting for a decision are new. */
const DAYS_AGO: Record<CertiFlg, [number, number]> = { 1: [1, 120], 2: [3, 12], 3: [30, 930], 4: [5, 90] }
const OWN_DAYS_AGO = 410
const FURTHER_DAYS_AGO: [number, number] = [500, 930]
/** The certified demonstration enterprise is a small one by the 2017 standard. */
const OWN_FIGURES = { employees: 46, annualRevenueYuan: 18_600_000, totalAssetsYuan: 12_400_000 }
const STAFF_NAMES: Record<string, string> = {
  officer: '客户经理（示例）',
  manager: '审批经理（示例）',
  equity: '投资经理（示例）',
  agency: '中介服务专员（示例）',
  government: '金融工作专员（示例）',
  operator: '平台运营（示例）',
  admin: '平台管理员（示例）',
  lease: '租赁经理（示例）',
  editor: '兰州内容编辑（示例）',
}

/** The demonstration accounts, about sixty example enterprises in every state of certification, and ninety certified ones. */
export async function seedIdentity(
  tx: Tx,
  services: Services,
  { orgs }: { orgs: Workplaces },
): Promise<DemoPeople> {
  const passwordHash = await hashPassword(services.config.demoPassword)
  const random = seededRandom(20_261_120)
  const accounts: Partial<Record<DemoName, string>> = {}
  for (const account of DEMO_ACCOUNTS.filter(({ userType }) => userType !== 'enterprise')) {
    const made = await makeAccount(tx, services, {
      ...account,
      passwordHash,
      displayName: STAFF_NAMES[account.username] ?? account.what,
      orgId: orgOf(account, orgs),
      regionCode: regionOf(account),
    })
    accounts[account.username] = made.id
  }
  const enterprises: DemoEnterprise[] = []
  for (const [serial, wanted] of wantedEnterprises(services.now(), random).entries()) {
    const made = await makeWanted(tx, services, wanted, { serial, passwordHash, reviewer: accounts.operator })
    enterprises.push(made)
    if (wanted.username === 'enterprise' || wanted.username === 'enterprise2') {
      accounts[wanted.username] = made.accountId
    }
  }
  await seedCertificationEvents(tx, enterprises, accounts.operator ?? '')
  await seedConsents(tx, enterprises, services.now())
  return { accounts: accounts as Record<DemoName, string>, enterprises }
}

/** The area editor works for one prefecture, the viewer for the whole province. */
function regionOf({ username, userType }: DemoAccount): string | null {
  if (username === 'editor') return '620100'
  return userType === 'government' ? '620000' : null
}

function orgOf(account: DemoAccount, orgs: Workplaces): string | null {
  if (account.username === 'lease') return orgs.leasingId
  if (account.sourceType === '3') return orgs.bankId
  if (account.sourceType === '5') return orgs.equityId
  if (account.username === 'government') return orgs.governmentId
  return account.sourceType === '4' ? orgs.agencyId : null
}

interface Wanted {
  readonly username: string
  readonly phone: string
  readonly corporateName: string
  readonly areaCode: string
  readonly industryCode: string
  readonly certiFlg: CertiFlg
  readonly createdAt: Date
  readonly submittedAt: Date | null
  readonly reviewedAt: Date | null
  readonly employees: number
  readonly annualRevenueYuan: number
  readonly totalAssetsYuan: number
}

function wantedEnterprises(now: Date, random: SeededRandom): Wanted[] {
  const fixed = [
    ['enterprise', '13900000001', '620122', '13', '甘肃示例陇原食品有限公司', 3],
    ['enterprise2', '13900000002', '620102', '52', '甘肃示例新禾商贸有限公司', 1],
  ] as const
  const others = [...EXAMPLE_ENTERPRISES, ...FURTHER_ENTERPRISES].map(
    ([areaCode, industryCode, corporateName], index) =>
      [
        `example_${String(index + 1).padStart(2, '0')}`,
        `1391${String(index + 1).padStart(7, '0')}`,
        areaCode,
        industryCode,
        corporateName,
        isFurther(index) ? 3 : (STATES[index % STATES.length] ?? 3),
      ] as const,
  )
  return [...fixed, ...others].map(
    ([username, phone, areaCode, industryCode, corporateName, certiFlg], index) => ({
      username,
      phone,
      areaCode,
      industryCode,
      corporateName,
      certiFlg,
      ...history(now, certiFlg, registeredAgo(certiFlg, index, random), random),
      ...(index === 0 ? OWN_FIGURES : figures(random)),
    }),
  )
}

const isFurther = (place: number) => place >= EXAMPLE_ENTERPRISES.length

/** Certified ones came over thirty months, some of them at the very beginning; the demonstration one has its own day. */
function registeredAgo(certiFlg: CertiFlg, index: number, random: SeededRandom): number {
  const [least, most] = DAYS_AGO[certiFlg]
  if (index === 0) return OWN_DAYS_AGO
  if (isFurther(index - 2)) return random.int(...FURTHER_DAYS_AGO)
  return random.int(certiFlg === 3 && index % 7 === 0 ? most - 20 : least, most)
}

/** Registered so many days ago in office hours; sent in soon after, decided within two days, waiting ones since yesterday. */
function history(now: Date, certiFlg: CertiFlg, daysAgo: number, random: SeededRandom) {
  const officeHour = (day: number) =>
    new Date(Math.min(now.getTime() - 60_000, startOfDay(now, day) + random.int(540, 1_020) * 60_000))
  const createdAt = officeHour(daysAgo)
  if (certiFlg === 1) return { createdAt, submittedAt: null, reviewedAt: null }
  const submitDay = certiFlg === 2 ? random.int(1, 2) : Math.max(2, daysAgo - random.int(0, 1))
  const submittedAt = new Date(Math.max(officeHour(submitDay).getTime(), createdAt.getTime() + 20 * 60_000))
  if (certiFlg === 2) return { createdAt, submittedAt, reviewedAt: null }
  return { createdAt, submittedAt, reviewedAt: officeHour(submitDay - 1) }
}

/** Midnight in Gansu, so many days before. */
function startOfDay(now: Date, daysBefore: number): number {
  const offset = 8 * 3_600_000
  return Math.floor((now.getTime() + offset) / DAY_MS) * DAY_MS - offset - daysBefore * DAY_MS
}

function figures(random: SeededRandom) {
  const employees = random.pick([6, 9, 14, 22, 28, 36, 48, 75, 120, 260])
  const annualRevenueYuan = employees * random.int(180, 620) * 1_000
  return { employees, annualRevenueYuan, totalAssetsYuan: Math.round(annualRevenueYuan * 0.7) }
}

/** What the sandbox says of a company follows from its code: this one was fined and is registered at another address. */
const OWN_CODE_SERIAL = 998

function codeSerial(serial: number): number {
  return serial === 0 ? OWN_CODE_SERIAL : 1_000 + serial
}

async function makeWanted(
  tx: Tx,
  services: Services,
  wanted: Wanted,
  given: { serial: number; passwordHash: string; reviewer: string | undefined },
): Promise<DemoEnterprise> {
  const { corporateName, areaCode, industryCode, certiFlg } = wanted
  const applicantKind = corporateName.endsWith('合作社') ? 'COOPERATIVE' : 'ENTERPRISE'
  const moments = {
    createdAt: wanted.createdAt.toISOString(),
    submittedAt: wanted.submittedAt?.toISOString() ?? null,
    reviewedAt: wanted.reviewedAt?.toISOString() ?? null,
  }
  const { id } = await makeEnterprise(tx, services, {
    ...wanted,
    createdAt: moments.createdAt,
    submittedAt: moments.submittedAt ?? undefined,
    reviewedAt: moments.reviewedAt ?? undefined,
    reviewerAccountId: given.reviewer,
    applicantKind,
    creditCode: fictitiousCreditCode(areaCode, codeSerial(given.serial), applicantKind),
    scale: gradeEnterprise(industryCode, wanted).grade,
    regCapitalYuan: Math.max(500_000, Math.round(wanted.totalAssetsYuan / 2_000_000) * 1_000_000),
    foundDate: `${2009 + (given.serial % 14)}-0${1 + (given.serial % 9)}-18`,
  })
  const account = await makeAccount(tx, services, {
    sourceType: '7',
    username: wanted.username,
    displayName: corporateName,
    phone: wanted.phone,
    passwordHash: given.passwordHash,
    companyId: id,
    createdAt: moments.createdAt,
  })
  return {
    id,
    accountId: account.id,
    applicantKind,
    corporateName,
    areaCode,
    industryCode,
    certiFlg,
    ...moments,
  }
}

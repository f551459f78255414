import * as z from 'zod'
import { fileId } from '../files/file-id.ts'
import { documentsAmong } from '../files/placed-document.ts'
import { component } from '../kernel/component.ts'
import { contactPhone } from '../kernel/contact-phone.ts'
import {
  amountYuan,
  areaCode,
  dateOnly,
  field,
  flag,
  id,
  oneOf,
  sharePercent,
  text,
} from '../kernel/field.ts'
import { INDUSTRIES } from '../reference/industries.ts'
import { promisedReturn } from './promised-return.ts'
import { PROJECT_STAGES } from './project-kinds.ts'

/** Text in which no return is promised. */
function unpromised(label: string, limits: { min: number; max: number }, example?: string) {
  const plain = text(label, limits).superRefine((value, context) => {
    const word = promisedReturn(value)
    if (word) context.addIssue({ code: 'custom', message: `${label}不能含有收益承诺（“${word}”），请删去` })
  })
  return field(plain, { label, ...(example ? { example } : {}) })
}

/** What an enterprise types of the project it looks for investors for. */
export const projectAsked = {
  name: unpromised('项目名称', { min: 4, max: 60 }, '果蔬冻干生产线扩建'),
  intro: unpromised('项目简介', { min: 10, max: 2_000 }),
  industryCode: oneOf('所属行业', INDUSTRIES),
  stage: oneOf('融资轮次', PROJECT_STAGES),
  areaCode: areaCode('项目地区'),
  amountYuan: amountYuan('融资金额'),
  sharePercent: sharePercent('拟出让股权比例', { example: 10 }),
  foundDate: dateOnly('成立日期', { past: true }),
  hasIncome: flag('已有营业收入'),
  isProfitable: flag('已经盈利'),
  /** Whether public pages name the company; its name is masked there otherwise. */
  showsCompany: flag('公开企业名称'),
  contactName: text('联系人', { min: 2, max: 50 }, { sensitivity: 'personal' }),
  contactPhone,
  /** The institution the project is meant for, handed over by its page. */
  orgNo: id('意向机构').optional(),
} as const

export const MAX_PROJECT_FILES = 10

const fileIds = field(
  z.array(fileId('文件')).max(MAX_PROJECT_FILES, `最多上传 ${MAX_PROJECT_FILES} 个文件`),
  { label: '其他材料' },
)

/** The documents by which investors judge a project, each with a place of its own. */
export const PROJECT_DOCUMENTS = ['商业计划书', '营业执照', '近一年财务报表', '股权结构说明'] as const

const documents = documentsAmong('材料', PROJECT_DOCUMENTS, MAX_PROJECT_FILES)

/** A project as it is handed in: everything that is asked for. */
export const projectForm = z.object(projectAsked)
export type ProjectForm = z.output<typeof projectForm>

/** The same while it is typed: what is missing is missing. */
export const projectDraftShape = {
  ...z.object(projectAsked).partial().shape,
  documents: documents.optional(),
  fileIds: fileIds.optional(),
}

export const projectDraft = component('EquityProjectDraft', '股权融资项目草稿', 'internal', projectDraftShape)
export type ProjectDraft = z.output<typeof projectDraft>

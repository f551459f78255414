import {
  MAX_PROJECT_FILES,
  PROJECT_DOCUMENTS,
  projectAsked as asked,
  projectDraftShape,
} from '@lqr/contract/equity/project-form.ts'
import { areaGroups } from '../../../shell/plain/area-groups.ts'
import type { Choice, PlainField } from '../../../shell/plain/plain-field.ts'
import { DOCUMENTS } from '../../../shell/plain/placed.ts'
import { liteProjectCopy } from './copy.ts'

const texts = liteProjectCopy.form

/** Both answers are said by the enterprise: nothing stands for one of them. */
const YES_NO = [
  { code: 'yes', name: texts.yes },
  { code: 'no', name: texts.no },
] as const
export const ANSWERS = ['hasIncome', 'isProfitable'] as const

/** What a project asks for, in the order of the console's form; the institution it is meant for is one of these. */
export const projectFields = (institutions: readonly Choice[]): PlainField[] => [
  { name: 'name', schema: asked.name, help: texts.nameHelp },
  { name: 'stage', schema: asked.stage },
  { name: 'industryCode', schema: asked.industryCode },
  { name: 'areaCode', schema: asked.areaCode, groups: areaGroups() },
  { name: 'amountYuan', schema: asked.amountYuan, help: texts.amountHelp },
  { name: 'sharePercent', schema: asked.sharePercent, help: texts.shareHelp },
  { name: 'foundDate', schema: asked.foundDate },
  ...ANSWERS.map((name) => ({ name, schema: asked[name], choices: YES_NO })),
  { name: 'intro', schema: asked.intro, help: texts.introHelp, as: 'lines' },
  ...PROJECT_DOCUMENTS.map((name) => ({
    name: `${DOCUMENTS}${name}`,
    of: 'documents',
    schema: projectDraftShape.documents,
    label: name,
    help: texts.documentHelp,
    files: MAX_PROJECT_FILES,
    isOptional: true,
  })),
  {
    name: 'files',
    of: 'fileIds',
    schema: projectDraftShape.fileIds,
    label: texts.others,
    files: MAX_PROJECT_FILES,
    isOptional: true,
  },
  { name: 'contactName', schema: asked.contactName, autoComplete: 'name' },
  { name: 'contactPhone', schema: asked.contactPhone, autoComplete: 'tel-national' },
  { name: 'orgNo', schema: asked.orgNo, choices: institutions, help: texts.wantedHelp },
  {
    name: 'showsCompany',
    schema: asked.showsCompany,
    label: texts.showsCompany,
    as: 'tick',
    isOptional: true,
  },
]

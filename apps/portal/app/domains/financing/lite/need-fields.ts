import { NEED_CONSENT_TITLE } from '@lqr/contract/financing/consent.ts'
import { MAX_NEED_FILES, NEED_DOCUMENTS, needAsked, needDraftShape } from '@lqr/contract/financing/form.ts'
import { releaseNeed } from '@lqr/contract/financing/need-calls.ts'
import { areaGroups } from '../../../shell/plain/area-groups.ts'
import type { PlainField } from '../../../shell/plain/plain-field.ts'
import type { ReadForm } from '../../../shell/plain/read-form.ts'
import { DOCUMENTS, documentsIn } from '../../../shell/plain/placed.ts'
import { rightOf } from '../../../shell/plain/right-of.ts'
import { liteNeedCopy } from './copy.ts'

const texts = liteNeedCopy.form
const asked = needAsked

/** What a need asks for, in the order of the console's form; its consent is asked for where it is published. */
export const needFields: readonly PlainField[] = [
  { name: 'title', schema: asked.title },
  { name: 'demandType', schema: asked.demandType },
  { name: 'amountYuan', schema: asked.amountYuan },
  { name: 'termMonths', schema: asked.termMonths },
  { name: 'wantRate', schema: asked.wantRate, help: texts.rateHelp },
  { name: 'guaranteeMode', schema: asked.guaranteeMode },
  { name: 'purpose', schema: asked.purpose, as: 'lines' },
  { name: 'description', schema: asked.description, as: 'lines' },
  { name: 'industryCode', schema: asked.industryCode },
  { name: 'areaCode', schema: asked.areaCode, groups: areaGroups() },
  { name: 'validTo', schema: asked.validTo },
  { name: 'contactName', schema: asked.contactName, autoComplete: 'name' },
  { name: 'contactPhone', schema: asked.contactPhone, autoComplete: 'tel-national' },
  { name: 'slots', schema: asked.slots },
  {
    name: 'showsCompany',
    schema: asked.showsCompany,
    label: texts.showsCompany,
    as: 'tick',
    isOptional: true,
  },
  ...NEED_DOCUMENTS.map((name) => ({
    name: `${DOCUMENTS}${name}`,
    of: 'documents',
    schema: needDraftShape.documents,
    label: name,
    help: texts.documentHelp,
    files: MAX_NEED_FILES,
    isOptional: true,
  })),
  {
    name: 'files',
    of: 'fileIds',
    schema: needDraftShape.fileIds,
    label: texts.others,
    files: MAX_NEED_FILES,
    isOptional: true,
  },
]

export const consentField: PlainField = {
  name: 'consent',
  schema: releaseNeed.body.shape.consent,
  label: texts.agree(NEED_CONSENT_TITLE),
  as: 'tick',
  isUnkept: true,
}

/** What of it is right as it stands, as the row of a need takes it. */
export const rightNeed = (body: Readonly<Record<string, unknown>>, read: ReadForm) =>
  rightOf(needDraftShape, { ...body, ...documentsIn(read) })

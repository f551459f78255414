import { questionForm } from '@lqr/contract/advisory/entities.ts'
import { MAX_QUESTION_FILES } from '@lqr/contract/advisory/kinds.ts'
import { areaGroups } from '../../../shell/plain/area-groups.ts'
import type { PlainField } from '../../../shell/plain/plain-field.ts'
import { formCopy } from '../form-copy.ts'
import { liteQuestionCopy } from './copy.ts'

const { shape } = questionForm

/** The draft of the message board, on whichever page it is typed. */
export const askPlace = { form: 'advisoryQuestion', subject: 'board' } as const

/** What somebody asks, named as the full form's draft names it. */
export const askFields: readonly PlainField[] = [
  { name: 'values/title', of: 'title', schema: shape.title },
  { name: 'values/topic', of: 'topic', schema: shape.topic },
  { name: 'values/areaCode', of: 'areaCode', schema: shape.areaCode, groups: areaGroups() },
  { name: 'values/content', of: 'content', schema: shape.content, as: 'lines' },
  {
    name: 'files',
    of: 'fileIds',
    schema: shape.fileIds,
    label: liteQuestionCopy.form.files,
    files: MAX_QUESTION_FILES,
    isOptional: true,
  },
  {
    name: 'values/mayPublish',
    of: 'mayPublish',
    schema: shape.mayPublish,
    label: formCopy.mayPublish,
    as: 'tick',
    isOptional: true,
  },
]

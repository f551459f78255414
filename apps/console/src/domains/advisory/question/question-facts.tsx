import { type AdvisoryQuestion, advisoryQuestion } from '@lqr/contract/advisory/entities.ts'
import { ADVISORY_SCORES, ADVISORY_TOPICS, QUESTION_REJECT_CODES } from '@lqr/contract/advisory/kinds.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { FileLinks } from '../../../shell/files/file-links.tsx'
import type { Fact } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy } from './copy.ts'

const labels = labelsOf(advisoryQuestion)

const wide = (label: string, text: string | null): Fact[] =>
  text ? [{ label, value: <span className="prewrap">{text}</span>, isWide: true }] : []

/** Which question it is, repeated before every move. */
export function caseFacts(question: AdvisoryQuestion): Fact[] {
  return [
    { label: copy.columns.questionNo, value: question.questionNo },
    { label: copy.columns.title, value: question.title },
    { label: labels.companyName, value: question.companyName },
    { label: labels.areaName, value: question.areaName },
  ]
}

/** What was asked, in full. */
export function askedFacts(question: AdvisoryQuestion): Fact[] {
  return [
    ...caseFacts(question),
    { label: labels.topic, value: nameOf(ADVISORY_TOPICS, question.topic) },
    { label: labels.mayPublish, value: question.mayPublish ? copy.yes : copy.no },
    ...wide(labels.content, question.content),
    ...(question.files.length > 0
      ? [{ label: labels.files, value: <FileLinks files={question.files} />, isWide: true }]
      : []),
  ]
}

/** What came of it; empty as long as nothing has. */
export function outcomeFacts(question: AdvisoryQuestion): Fact[] {
  const { answer, orgName, score, rejectCode, rejectReason, nextSteps } = question
  return [
    ...(answer && orgName ? [{ label: labels.orgName, value: orgName }] : []),
    ...wide(labels.answer, answer),
    ...(score ? [{ label: labels.score, value: nameOf(ADVISORY_SCORES, score) }] : []),
    ...(rejectCode
      ? wide(copy.refused, `${nameOf(QUESTION_REJECT_CODES, rejectCode)}：${rejectReason ?? ''}`)
      : []),
    ...wide(labels.nextSteps, nextSteps),
  ]
}

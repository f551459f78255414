import { type CreditObjection, creditObjection } from '@lqr/contract/credit/objections/objection-entities.ts'
import { OBJECTION_REASONS } from '@lqr/contract/credit/objections/objection-kinds.ts'
import { CREDIT_TOPICS } from '@lqr/contract/credit/topics.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { FileLinks } from '../../../shell/files/file-links.tsx'
import type { Fact } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { objectionCopy as copy } from './copy.ts'

const labels = labelsOf(creditObjection)

const wide = (label: string, text: string | null): Fact[] =>
  text ? [{ label, value: <span className="prewrap">{text}</span>, isWide: true }] : []

/** Which objection it is, repeated before every move. */
export function caseFacts({ number, companyName, topic, reasonCode }: CreditObjection): Fact[] {
  return [
    { label: labels.number, value: number },
    { label: labels.companyName, value: companyName },
    { label: labels.topic, value: nameOf(CREDIT_TOPICS, topic) },
    { label: labels.reasonCode, value: reasonCode && nameOf(OBJECTION_REASONS, reasonCode) },
  ]
}

/** What was objected to and why, in full. */
export function objectedFacts(objection: CreditObjection): Fact[] {
  const { content, files } = objection
  return [
    ...caseFacts(objection),
    ...wide(labels.content, content),
    ...(files.length > 0 ? [{ label: labels.files, value: <FileLinks files={files} />, isWide: true }] : []),
  ]
}

/** The item as it was when the enterprise objected. */
export function itemFacts({ facts, source, dataDate, isShown }: CreditObjection): Fact[] {
  return [
    ...facts,
    { label: labels.source, value: source },
    { label: labels.dataDate, value: dataDate && formatDate(dataDate) },
    { label: copy.shown, value: isShown ? copy.isShown : copy.notShown },
  ]
}

/** What came of it; empty as long as nothing has. */
export function outcomeFacts({ correction, reply }: CreditObjection): Fact[] {
  return [...wide(labels.correction, correction), ...wide(labels.reply, reply)]
}

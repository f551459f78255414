import { letterStates } from '@lqr/contract/oversight/letter-case.ts'
import type { LetterDetail } from '@lqr/contract/oversight/letter-entities.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { renderPdf } from '../../../documents/render-pdf.ts'
import { printCopy as copy } from './copy.ts'
import { LETTER_TEMPLATE } from './print-template.ts'

const dayOf = (moment: string | null) => (moment === null ? '' : shanghaiDay(new Date(moment)))
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** What has become of a case of a letter, as it stands on paper. */
function standingOf({ isOpen, isHandled, leftAs }: LetterDetail['subjects'][number]): string {
  if (isOpen) return copy.isOpen
  return isHandled ? copy.isDone : copy.isGone(leftAs)
}

/** What the template reads of a letter. */
export function printData(letter: LetterDetail) {
  const state = letterStates.find(({ code }) => code === letter.status)?.name ?? letter.status
  return {
    title: copy.title,
    number: letter.number,
    facts: [
      { label: copy.number, value: letter.number },
      { label: copy.area, value: letter.areaName },
      { label: copy.sentOn, value: dayOf(letter.createdAt) },
      { label: copy.author, value: letter.authorName },
      { label: copy.due, value: dayOf(letter.dueAt) || '—' },
      { label: copy.state, value: state },
    ],
    toLabel: copy.to,
    to: letter.orgName,
    subjectLabel: copy.subject,
    subject: letter.subject,
    content: linesOf(letter.content),
    casesLabel: copy.cases,
    heads: copy.heads,
    rows: letter.subjects.map((subject, index) => [
      `${index + 1}`,
      subject.number,
      subject.companyName ?? copy.sealed,
      dayOf(subject.dueAt),
      standingOf(subject),
    ]),
    answerLabel: copy.answer,
    answer: letter.answer === null ? [copy.noAnswer] : linesOf(letter.answer),
    answeredBy:
      letter.answeredAt === null
        ? ''
        : copy.answeredBy(letter.officerName ?? letter.orgName, dayOf(letter.answeredAt)),
    footer: copy.footer(letter.number),
  }
}

/** The letter as PDF. */
export const renderLetter = (letter: LetterDetail): Promise<Buffer> =>
  renderPdf({ template: LETTER_TEMPLATE, data: printData(letter) })

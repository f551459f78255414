import type { ZoneCode } from '@lqr/contract/reference/zones.ts'

/** Answers to the questions of a self-check, by question. */
export type Answers = Readonly<Record<string, 'yes' | 'no' | undefined>>

/** What a self-check ends in; only one that `passes` leads on to the next step. */
export interface CheckResult {
  readonly title: string
  readonly text: string
  readonly passes: boolean
  /** Where else to go. */
  readonly way?: { readonly href: string; readonly label: string }
}

/** A document to have ready, and where one gets it. */
export interface GuideDocument {
  readonly key: string
  readonly name: string
  readonly where: string
}

/** What one guided application is about: first loans, loans after a disaster. */
export interface GuideTopic {
  readonly path: '/loan' | '/disaster'
  readonly zone: ZoneCode
  readonly title: string
  readonly questions: readonly { readonly key: string; readonly text: string }[]
  readonly results: Readonly<Record<string, CheckResult>>
  /** Key of the result; undefined until every question is answered. The gravest obstacle is named first. */
  readonly check: (answers: Answers) => string | undefined
  readonly documents: readonly GuideDocument[]
}

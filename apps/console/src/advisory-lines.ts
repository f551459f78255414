import { Ban, MessageCircleQuestionMark, MessageSquareOff, MessageSquareQuote } from 'lucide-react'
import { labels } from './route-labels.ts'
import type { RouteLine } from './shell/menu.ts'

const OFFICE = ['govViewer', 'operator'] as const
const BANK = ['financeOfficer', 'financeManager'] as const

/** The pages of questions: the asker's, the authority's, the institution's. */
export const advisoryLines: readonly RouteLine[] = [
  {
    path: 'personal/questions',
    slug: 'advisory',
    roles: ['enterprise'],
    menu: { group: 'enterprise', label: labels.myQuestions, icon: MessageCircleQuestionMark },
    load: () => import('./domains/advisory/mine/my-questions.page.tsx'),
  },
  {
    path: 'personal/questions/:id',
    slug: 'advisory',
    roles: ['enterprise'],
    load: () => import('./domains/advisory/mine/my-question.page.tsx'),
  },
  {
    path: 'advisory/advisoryForm',
    slug: 'advisory',
    roles: ['enterprise'],
    load: () => import('./domains/advisory/mine/advisory-form.page.tsx'),
  },
  {
    path: 'office/questions',
    slug: 'advisory',
    roles: OFFICE,
    menu: { group: 'government', label: labels.officeQuestions, icon: MessageCircleQuestionMark },
    load: () => import('./domains/advisory/office/office-questions.page.tsx'),
  },
  {
    path: 'office/questions/:id',
    slug: 'advisory',
    roles: OFFICE,
    load: () => import('./domains/advisory/office/office-question.page.tsx'),
  },
  {
    path: 'workbench/questions',
    slug: 'advisory',
    roles: BANK,
    menu: { group: 'institution', label: labels.questionTasks, icon: MessageCircleQuestionMark },
    load: () => import('./domains/advisory/workbench/questions.page.tsx'),
  },
  {
    path: 'workbench/questions/:id',
    slug: 'advisory',
    roles: BANK,
    load: () => import('./domains/advisory/workbench/question.page.tsx'),
  },
  {
    path: 'office/public-answers',
    slug: 'advisory',
    roles: ['operator'],
    menu: { group: 'operator', label: labels.publicAnswers, icon: MessageSquareQuote },
    load: () => import('./domains/advisory/office/public-answers.page.tsx'),
  },
  {
    path: 'office/hidden-words',
    slug: 'advisory',
    roles: ['operator'],
    menu: { group: 'operator', label: labels.hiddenWords, icon: MessageSquareOff },
    load: () => import('./domains/advisory/office/hidden-words.page.tsx'),
  },
  {
    path: 'office/asking-bars',
    slug: 'advisory',
    roles: ['operator'],
    menu: { group: 'operator', label: labels.askingBars, icon: Ban },
    load: () => import('./domains/advisory/office/asking-bars.page.tsx'),
  },
]

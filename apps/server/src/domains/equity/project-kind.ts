import { projectCase } from '@lqr/contract/equity/project-case.ts'
import type { CaseKind } from '../../cases/case-kind.ts'
import { CASE_AUTHORITIES } from '../../cases/move-case.ts'
import { namedProject, projectText } from './project-copy.ts'
import { PROJECT_DATA, PROJECT_TASK, type ProjectRecord, PROJECTS } from './project.store.ts'
import { PROJECT_FILES } from './project-values.ts'

/** Projects on the case kernel; they are with no institution. */
export const projectKind: CaseKind<typeof projectCase, ProjectRecord> = {
  declaration: projectCase,
  ...PROJECTS,
  readers: ['financeEquity'],
  authorities: CASE_AUTHORITIES,
  messagePrefix: 'equity.project-',
  task: PROJECT_TASK,
  personalData: PROJECT_DATA,
  documents: [PROJECT_FILES],
  guards: {},
  named: (_, row) => namedProject(row),
  link: (row, side) => `${side === 'enterprise' ? '/personal/equity' : '/office/equity'}/${row.id}`,
  notice: (_, move, row) => projectText(move, row),
  endsByEnterprise: 'end',
}

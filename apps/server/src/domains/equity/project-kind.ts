import { INTEREST_ROLES } from '@lqr/contract/equity/interest-case.ts'
import { projectCase } from '@lqr/contract/equity/project-case.ts'
import type { CaseKind } from '../../cases/case-kind.ts'
import { CASE_AUTHORITIES } from '../../cases/move-case.ts'
import { notifyStaff } from '../organisations/index.ts'
import { namedProject, projectText, wantedText } from './project-copy.ts'
import { PROJECT_DATA, PROJECT_TASK, type ProjectRecord, PROJECTS } from './project.store.ts'
import { PROJECT_FILES } from './project-values.ts'

/** Projects on the case kernel; they are with no institution. */
export const projectKind: CaseKind<typeof projectCase, ProjectRecord> = {
  declaration: projectCase,
  ...PROJECTS,
  readers: INTEREST_ROLES,
  authorities: CASE_AUTHORITIES,
  messagePrefix: 'equity.project-',
  task: PROJECT_TASK,
  personalData: PROJECT_DATA,
  documents: [PROJECT_FILES],
  guards: {},
  named: (_, row) => namedProject(row),
  link: (row, side) => `${side === 'enterprise' ? '/personal/equity' : '/office/equity'}/${row.id}`,
  notice: (_, move, row) => projectText(move, row),
  after: {
    /** The institution that the enterprise would like learns of it once everybody may, and not whose project it is. */
    async publish({ db }, row) {
      if (row.wanted_org_id === null) return
      const [title, body] = wantedText(row)
      const link = `/workbench/equity-projects?keyword=${row.project_no}`
      await notifyStaff(db, row.wanted_org_id, INTEREST_ROLES, {
        kind: 'equity.project-wanted',
        title,
        body,
        link,
      })
    },
  },
  endsByEnterprise: 'end',
}

import { useParams } from 'react-router'
import { publishProject, rejectProject } from '@lqr/contract/equity/project-calls.ts'
import { projectCase } from '@lqr/contract/equity/project-case.ts'
import { CaseActions } from '../../shell/cases/case-actions.tsx'
import { CasePage } from '../../shell/cases/case-page.tsx'
import { CaseTimeline } from '../../shell/cases/case-timeline.tsx'
import { NoteMove } from '../../shell/cases/note-move.tsx'
import { RefusalMove } from '../../shell/cases/refusal-move.tsx'
import { SealedNotice } from '../../shell/cases/sealed-notice.tsx'
import { OFFICE_LISTS } from '../../shell/cases/work-address.ts'
import { officeCopy as texts } from './project-copy.ts'
import { ProjectFacts, ProjectFailure, ProjectRefusal } from './project-facts.tsx'
import { type ProjectActionProps, projectCaseFacts, projectStep, useProject } from './use-project.ts'

const ORDER = { forward: ['publish'], danger: ['reject'] } as const
const NAMES = { code: 'rejectCode', reason: 'rejectReason', remedy: 'nextSteps' }

function MoveDialog({ move, ...props }: ProjectActionProps & { move: 'publish' | 'reject' }) {
  const told = { ...props, of: projectCase, texts: texts.moves[move], facts: projectCaseFacts(props.shown) }
  return move === 'publish' ? (
    <NoteMove {...told} move="publish" def={publishProject} />
  ) : (
    <RefusalMove {...told} move="reject" def={rejectProject} names={NAMES} />
  )
}

/** One project as the authority of its area reviews it. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useProject(id, 'authority')
  return (
    <CasePage
      of={projectCase}
      onScreen={onScreen}
      title={(shown) => texts.pageTitle(shown?.projectNo ?? '')}
      back={{ to: OFFICE_LISTS.equityProject, label: texts.back }}
    >
      {(project) => (
        <>
          {project.isSealed && <SealedNotice />}
          <div className="two-columns">
            <div className="stack">
              <ProjectRefusal project={project} />
              <ProjectFailure project={project} />
              {!project.isSealed && <ProjectFacts project={project} />}
            </div>
            <CaseTimeline
              of={projectCase}
              events={project.timeline}
              current={projectStep(project)}
              clock={project}
            />
          </div>
          <CaseActions
            of={projectCase}
            shown={project}
            onScreen={onScreen}
            order={ORDER}
            can={project.can}
            texts={texts.moves}
            Dialog={MoveDialog}
            idle=""
          />
        </>
      )}
    </CasePage>
  )
}

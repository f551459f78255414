import { Alert } from 'antd'
import { useParams } from 'react-router'
import { LISTED_STATES, projectCase } from '@lqr/contract/equity/project-case.ts'
import { CasePage } from '../../shell/cases/case-page.tsx'
import { CaseTimeline } from '../../shell/cases/case-timeline.tsx'
import { HeardPanel } from './interests/heard-panel.tsx'
import { RoomViews } from './interests/room-views.tsx'
import { OwnDays } from './roadshows/own-days.tsx'
import { MyProjectActions } from './my-project-actions.tsx'
import { copy, mineCopy as texts } from './project-copy.ts'
import { ProjectFacts, ProjectFailure, ProjectRefusal } from './project-facts.tsx'
import { projectStep, useProject } from './use-project.ts'

/** One of the enterprise's projects: how far it has come, and what may be done now. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useProject(id, 'enterprise')
  return (
    <CasePage
      of={projectCase}
      onScreen={onScreen}
      title={(shown) => (shown ? (shown.name ?? copy.untitled) : texts.title)}
      back={{ to: '/personal/equity', label: texts.back }}
    >
      {(project) => (
        <>
          {project.status === 'DRAFT' && <Alert type="info" showIcon title={texts.draftHint} />}
          <div className="two-columns">
            <div className="stack">
              <ProjectRefusal project={project} />
              <ProjectFailure project={project} />
              {project.publishedAt !== null && <HeardPanel projectId={project.id} />}
              {LISTED_STATES.some((listed) => listed === project.status) && (
                <OwnDays projectId={project.id} />
              )}
              <ProjectFacts project={project} />
              {project.publishedAt !== null && <RoomViews projectId={project.id} />}
            </div>
            <CaseTimeline
              of={projectCase}
              events={project.timeline}
              current={projectStep(project)}
              clock={project}
            />
          </div>
          <MyProjectActions shown={project} onScreen={onScreen} />
        </>
      )}
    </CasePage>
  )
}

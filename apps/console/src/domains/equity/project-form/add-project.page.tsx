import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { getProject } from '@lqr/contract/equity/project-calls.ts'
import { getOrganisation } from '@lqr/contract/organisations/calls.ts'
import { KnownContext } from '../../../shell/facts/filled-context.ts'
import { useBegun } from '../../../shell/facts/use-begun.ts'
import { type KnownForForm, useKnownFacts } from '../../../shell/facts/use-known-facts.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { Loading } from '../../../shell/page/loading.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { useSession } from '../../../shell/session/session.ts'
import { useCall } from '../../../shell/use-call.ts'
import { formCopy as texts } from './copy.ts'
import { ProjectEditor } from './project-editor.tsx'
import { FORM_NAMES, type ProjectValues, valuesOf } from './project-values.ts'

/** A new project, filled with what is known; `orgNo` is the institution whose page led here, if it is one. */
function NewProject({ orgNo }: { orgNo: string | null }) {
  const known = useKnownFacts('equityProject', FORM_NAMES)
  const addressed = useCall(getOrganisation, { params: { id: orgNo ?? '' } }, { enabled: orgNo !== null })
  if (!known || (orgNo !== null && addressed.isPending)) return <Loading />
  const wanted = addressed.data?.orgType === 'equity' ? addressed.data : undefined
  return <FilledProject known={known} wanted={wanted} />
}

function FilledProject({
  known,
  wanted,
}: {
  known: KnownForForm
  wanted: { id: string; name: string } | undefined
}) {
  const begun = useBegun<ProjectValues>(wanted ? { orgNo: wanted.id } : {}, known)
  return (
    <KnownContext value={begun}>
      <ProjectEditor initialValues={begun.values} wanted={wanted} />
    </KnownContext>
  )
}

/** A draft is gone on with; any project can be the pattern of a new one. */
function EarlierProject({ id, isCopy }: { id: string; isCopy: boolean }) {
  const answer = useCall(getProject, { params: { id } })
  return (
    <Answer of={answer}>
      {(project) => {
        const { orgNo, orgName } = project
        const wanted = orgNo !== null && orgName !== null ? { id: orgNo, name: orgName } : undefined
        const filled = { initialValues: valuesOf(project), wanted }
        if (project.view === 'own' && isCopy) return <ProjectEditor {...filled} />
        if (project.can.edit) return <ProjectEditor {...filled} draft={project} />
        const action = <LinkButton to={`/personal/equity/${id}`} label={texts.toProject} />
        return <Notice title={texts.closed} hint={texts.closedHint} action={action} />
      }}
    </Answer>
  )
}

function Content({ begun }: { begun: Record<'id' | 'copyOf' | 'orgNo', string | null> }) {
  const session = useSession()
  if (!session.isEnterprise) {
    const action = <LinkButton to="/equityProjects" label={texts.toPortal} isPortal />
    return (
      <Notice role="alert" title={texts.enterpriseOnly} hint={texts.enterpriseOnlyHint} action={action} />
    )
  }
  if (!session.isCertified) {
    const flag = session.info.comBaseinfo?.certiFlg
    const { action, ...said } = texts.certification[flag === 2 || flag === 4 ? flag : 1]
    return <Notice {...said} action={<LinkButton to="/authentication" label={action} isPortal />} />
  }
  const earlier = begun.copyOf ?? begun.id
  return earlier ? (
    <EarlierProject id={earlier} isCopy={begun.copyOf !== null} />
  ) : (
    <NewProject orgNo={begun.orgNo} />
  )
}

/** Where the portal hands over: an enterprise creates an equity project. */
export function Component() {
  const [search] = useSearchParams()
  const numbered = (name: string) => {
    const given = search.get(name)
    return given !== null && /^[1-9]\d{0,14}$/.test(given) ? given : null
  }
  // What the page began with: a new draft gets its id into the address while it is typed.
  const [begun] = useState(() => ({
    id: numbered('id'),
    copyOf: numbered('copyOf'),
    orgNo: numbered('orgNo'),
  }))
  return (
    <Page title={texts.title}>
      <div className="stack">
        <Content begun={begun} />
      </div>
    </Page>
  )
}

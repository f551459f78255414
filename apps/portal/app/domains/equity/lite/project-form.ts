import { getCertification } from '@lqr/contract/certification/calls.ts'
import {
  createProject,
  getProject,
  submitProject,
  updateProject,
} from '@lqr/contract/equity/project-calls.ts'
import type { ProjectDetail } from '@lqr/contract/equity/project-entities.ts'
import {
  PROJECT_DOCUMENTS,
  projectDraft,
  projectDraftShape,
  type ProjectForm,
  projectForm,
} from '@lqr/contract/equity/project-form.ts'
import { listOrganisations } from '@lqr/contract/organisations/calls.ts'
import { yuanToTenThousands } from '@lqr/contract/rules/money-units.ts'
import { redirect } from 'react-router'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { type PlainSend, submitNumber } from '../../../shell/plain/handle-form.ts'
import { beginKnown, type Known, knownFor, knownViews } from '../../../shell/plain/known.ts'
import { versionIn } from '../../../shell/plain/overtaken.ts'
import type { Choice } from '../../../shell/plain/plain-field.ts'
import { documentsIn, filesOf } from '../../../shell/plain/placed.ts'
import type { ReadForm } from '../../../shell/plain/read-form.ts'
import { rightOf } from '../../../shell/plain/right-of.ts'
import { shownVersion, shownVersionField, withoutShown } from '../../../shell/plain/shown-version.ts'
import type { Typed } from '../../../shell/plain/typed.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { ANSWERS, projectFields } from './project-fields.ts'

const TEXTS = [
  'name',
  'stage',
  'industryCode',
  'areaCode',
  'foundDate',
  'intro',
  'contactName',
  'contactPhone',
  'orgNo',
] as const

/** As many institutions as one answer of their list holds. */
const MOST_CHOICES = 100

const answerText = (answer: boolean | null) => (answer === null ? '' : answer ? 'yes' : 'no')

function typedOf(project: ProjectDetail): Typed {
  const { amountYuan, sharePercent, showsCompany, files } = project
  const values = {
    ...Object.fromEntries(TEXTS.map((name) => [name, project[name] ?? ''])),
    ...Object.fromEntries(ANSWERS.map((name) => [name, answerText(project[name])])),
    amountYuan: amountYuan === null ? '' : yuanToTenThousands(amountYuan),
    sharePercent: sharePercent === null ? '' : String(sharePercent),
    showsCompany: showsCompany ? '1' : '',
  }
  return { values, files: filesOf(files, PROJECT_DOCUMENTS) }
}

const idIn = (request: Request) => new URL(request.url).searchParams.get('id') ?? undefined

const projectOf = (api: LoaderApi, id: string | undefined) =>
  id === undefined ? undefined : api(getProject, { params: { id } })

/**
 * The working institutions that deal in equity, and the one that was chosen before, however many stand before it. Where all of them are
 * found, one that is not among them has ended: nobody can be asked for it.
 */
async function institutionsFor(api: LoaderApi, project: ProjectDetail | undefined): Promise<Choice[]> {
  const { list, total } = await api(listOrganisations, {
    body: { orgType: 'equity', pageSize: MOST_CHOICES },
  })
  const found = list.map(({ id, name }) => ({ code: id, name }))
  if (!project || total <= list.length) return found
  const { orgNo, orgName } = project
  if (orgNo === null || orgName === null || found.some(({ code }) => code === orgNo)) return found
  return [{ code: orgNo, name: orgName }, ...found]
}

/** The institution whose page led here, if it is one that can be asked. */
function addressedIn(request: Request, institutions: readonly Choice[]): string | undefined {
  const orgNo = new URL(request.url).searchParams.get('orgNo')
  return institutions.find(({ code }) => code === orgNo)?.code
}

/** What is known of the company, the two answers in the words of this form, and the institution that was addressed. */
function begin(known: Known, orgNo: string | undefined): Typed {
  const { values, files } = beginKnown(known, {})
  const answers = ANSWERS.flatMap((name) => {
    const value = known.filled[name]?.value
    return typeof value === 'boolean' ? [[name, answerText(value)] as const] : []
  })
  const addressed = orgNo === undefined ? [] : [['orgNo', orgNo] as const]
  return { values: { ...values, ...Object.fromEntries([...answers, ...addressed]) }, files }
}

export async function loadProjectForm(request: Request, api: LoaderApi) {
  const [project, company] = await signedIn(request, () =>
    Promise.all([projectOf(api, idIn(request)), api(getCertification)]),
  )
  const institutions = await institutionsFor(api, project)
  const fields = projectFields(institutions)
  const known = await knownFor(api, 'equityProject', fields)
  const typed = project ? typedOf(project) : begin(known, addressedIn(request, institutions))
  return {
    id: project?.id,
    isOpen: project === undefined || project.can.edit,
    isCertified: company.certiFlg === 3,
    fields: knownViews(fields, known, typed),
    typed,
    hidden: shownVersion(project?.version),
    number: submitNumber(),
  }
}

type Body = Readonly<Record<string, unknown>>
type Row = Pick<ProjectDetail, 'id' | 'version'>

/** The two answers as the call takes them. */
const answersOf = (body: Body): Body =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) =>
      ANSWERS.some((answer) => answer === name) ? [name, value === 'yes'] : [name, value],
    ),
  )

/** The form of a project: what is right so far lies in its row, as the console's form has it, and a whole one is handed in. */
export async function projectSend(request: Request, api: LoaderApi): Promise<PlainSend<ProjectForm, string>> {
  const project = await projectOf(api, idIn(request))
  let written: Row | undefined
  const seen = ({ typed }: ReadForm) =>
    project && { id: project.id, version: versionIn(typed) ?? project.version }
  const write = async (body: Body, read: ReadForm) => {
    const row = written ?? seen(read)
    const draft = projectDraft.parse(rightOf(projectDraftShape, { ...body, ...documentsIn(read) }))
    const { id, version } = row
      ? await api(updateProject, { body: { ...draft, ...row } })
      : await api(createProject, { body: draft }, { idempotencyKey: read.number })
    written = { id, version }
    return written
  }
  return {
    fields: [...projectFields(await institutionsFor(api, project)), shownVersionField],
    keepRow: async (body, read) => (await write(answersOf(body), read)).id,
    schema: projectForm,
    toBody: (body) => answersOf(withoutShown(body)),
    send: async (body, read) => {
      const { id, version } = await write(body, read)
      await api(submitProject, { params: { id }, body: { version } })
      return id
    },
    done: (id) => redirect(`/lite/project?id=${id}&done=submitted`, 303),
  }
}

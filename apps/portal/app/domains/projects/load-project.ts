import { getProject, listProjects } from '@lqr/contract/projects/calls.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { DEFAULT_SUBSTATION_ID, substationOfCode } from '@lqr/contract/reference/substations.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { namesOf } from '../../shell/code-names.ts'
import { requireId } from '../../shell/listing/require-id.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { copy } from './copy.ts'
import { toProjectLine } from './project-line.ts'

const RELATED = 3
const labels = copy.detail
const MANUFACTURING = '7'

/** 兰州市城关区, 天水市, 甘肃省. */
function fullAreaName(code: string): string {
  const site = substationOfCode(code)
  const above = site?.level === 3 && site.parentId ? (substationOfCode(site.parentId)?.name ?? '') : ''
  return `${above}${site?.name ?? ''}`
}

/** A project as its page shows it, with others of its place as far as the site lists them. */
export async function loadProject(api: LoaderApi, request: Request) {
  const project = await api(getProject, { params: { id: requireId(request) } })
  const line = toProjectLine(project)
  const place = substationOfCode(project.areaCode)
  const around = place?.level === 3 ? place.parentId : place?.id
  const others = await api(listProjects, {
    body: { areaCode: around === DEFAULT_SUBSTATION_ID ? undefined : around, pageSize: RELATED + 1 },
  })
  const share =
    project.investmentYuan > 0
      ? Math.round((project.financingYuan / project.investmentYuan) * 100)
      : undefined
  const isManufacturing = project.projectType === MANUFACTURING
  return {
    line,
    summary: project.summary,
    facts: [
      { label: labels.type, value: line.type },
      { label: copy.card.owner, value: line.owner },
      { label: labels.area, value: fullAreaName(project.areaCode) },
      { label: labels.industry, value: namesOf([project.industryCode], INDUSTRIES)[0] ?? '' },
      { label: copy.card.investment, value: formatAmount(project.investmentYuan) },
      { label: copy.card.financing, value: formatAmount(project.financingYuan) },
      { label: copy.card.period, value: line.years },
      { label: copy.card.stage, value: line.stage },
      { label: labels.publishedAt, value: formatDate(project.publishedAt) },
    ],
    share: share === undefined ? '' : labels.share(`${share}%`),
    list: isManufacturing
      ? { label: copy.fabricate.title, href: '/fabricate' }
      : { label: line.type, href: `/projectInfo?type=${project.projectType}` },
    products: isManufacturing
      ? { label: labels.manufacturing, href: '/financial?zone=manufacturing' }
      : { label: labels.products, href: '/financial?category=projectLoan' },
    related: others.list
      .filter(({ id }) => id !== project.id)
      .slice(0, RELATED)
      .map(toProjectLine),
  }
}

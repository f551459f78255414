import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { countProjectsByType, listProjects } from '@lqr/contract/projects/calls.ts'
import type { ProjectTypeCode } from '@lqr/contract/reference/project-types.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { displayAmount } from '@lqr/contract/rules/amount-display.ts'
import { addressWith } from '../../shell/list-address.ts'
import { readFilters } from '../../shell/listing/read-filters.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { areaFacets } from '../../shell/listing/facets.ts'
import { pageFacts } from '../../shell/listing/page-facts.ts'
import { copy } from './copy.ts'
import { toProjectLine } from './project-line.ts'

const PAGE_SIZE = 12
const labels = copy.list
const { shape } = listProjects.body

type Counted = CallOutput<typeof countProjectsByType>

function amountFigure(label: string, yuan: number) {
  const shown = displayAmount(yuan)
  const value = Number((shown?.value ?? '0').replaceAll(',', ''))
  return { label, value, decimals: 2, unit: shown?.unit ?? '元' }
}

/** Number and sums of the projects that are listed. */
function figuresOf(counted: Counted) {
  const sum = (of: (one: Counted[number]) => number) => counted.reduce((total, one) => total + of(one), 0)
  const { figures } = labels
  return [
    { label: figures.count, value: sum(({ count }) => count), unit: figures.unit },
    amountFigure(
      figures.investment,
      sum(({ investmentYuan }) => investmentYuan),
    ),
    amountFigure(
      figures.financing,
      sum(({ financingYuan }) => financingYuan),
    ),
  ]
}

interface Place {
  readonly sitePath: string
  /** Where the list stands, without its query. */
  readonly path: string
  /** The one type the list is about; otherwise the address chooses. */
  readonly only?: ProjectTypeCode
}

/** The projects of an address, with how many there are of each type. */
export async function loadProjects(api: LoaderApi, request: Request, { sitePath, path, only }: Place) {
  const { searchParams } = new URL(request.url)
  const fields = { keyword: shape.keyword, type: shape.projectType, areaCode: shape.areaCode }
  if (only) searchParams.delete('type')
  const { values, kept, ignored, page } = readFilters(searchParams, fields)
  const { keyword, areaCode } = values
  const projectType = only ?? values.type
  const [found, counted] = await Promise.all([
    api(listProjects, {
      body: { keyword, projectType, areaCode, currentPageNum: page, pageSize: PAGE_SIZE },
    }),
    api(countProjectsByType, { body: { keyword, areaCode } }),
  ])
  const typeName = counted.find(({ code }) => code === values.type)?.name
  const areaName = areaCode && (substationOfCode(areaCode)?.name ?? areaCode)
  return {
    listing: {
      path,
      kept,
      ignored,
      active: [
        ...(keyword ? [{ key: 'keyword', label: `${labels.keyword}：${keyword}` }] : []),
        ...(typeName ? [{ key: 'type', label: `${labels.type}：${typeName}` }] : []),
        ...(areaName ? [{ key: 'areaCode', label: `${labels.area}：${areaName}` }] : []),
      ],
      ...pageFacts(found),
    },
    figures: figuresOf(projectType ? counted.filter(({ code }) => code === projectType) : counted),
    types: [
      {
        key: '',
        label: labels.any,
        href: addressWith(path, kept, { type: undefined }),
        count: counted.reduce((total, { count }) => total + count, 0),
      },
      ...counted.map(({ code, name, count }) => ({
        key: code,
        label: name,
        href: addressWith(path, kept, { type: code }),
        count,
      })),
    ],
    areas: areaFacets(sitePath, { path, kept }),
    projects: found.list.map(toProjectLine),
  }
}

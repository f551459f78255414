import { qryAdvisoryAnsByPage } from '@lqr/contract/advisory/answer-calls.ts'
import { qryAdvisorySvcByPage, statAdvisoryRet } from '@lqr/contract/advisory/calls.ts'
import { ADVISORY_TOPICS } from '@lqr/contract/advisory/kinds.ts'
import { advisoryQuestionCase } from '@lqr/contract/advisory/question-case.ts'
import { stateName } from '@lqr/contract/kernel/cases/read-case.ts'
import { labelsOf, unitOf } from '@lqr/contract/kernel/field.ts'
import { DEFAULT_SUBSTATION_ID, findSubstation } from '@lqr/contract/reference/substations.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { namesOf } from '../../shell/code-names.ts'
import { activeFilters, plainFacets } from '../../shell/listing/facets.ts'
import { pageFacts } from '../../shell/listing/page-facts.ts'
import { readFilters } from '../../shell/listing/read-filters.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { boardCopy as labels } from './copy.ts'

const PATH = '/messageBoard'
const PAGE_SIZE = 10
const OWN_SHOWN = 5
const FORBIDDEN = 403
const { shape } = qryAdvisoryAnsByPage.body
const FIELDS = { keyword: shape.keyword, topic: shape.topic, id: shape.id } as const

/** How questions fare, as the head of the page shows it. */
const FIGURES = ['asked', 'answered', 'answeredInTime', 'waiting'] as const
const figureLabels = labelsOf(statAdvisoryRet.output)

/** The viewer's last questions; none for an account that has none to ask. A stranger is answered 401, which the page becomes. */
async function loadMine(api: LoaderApi) {
  const page = await api(qryAdvisorySvcByPage, { body: { pageSize: OWN_SHOWN } }).catch(
    (failure: unknown) => {
      if (failure instanceof Response && failure.status === FORBIDDEN) return { list: [] }
      throw failure
    },
  )
  return page.list.map(({ id, questionNo, title, status, createdAt }) => ({
    id,
    title: title ?? questionNo,
    stateName: stateName(advisoryQuestionCase, status),
    askedOn: formatDate(createdAt),
  }))
}

/** The viewer's questions, the public answers of an address, how questions fare, and the area that the form begins with. */
export async function loadBoard(api: LoaderApi, request: Request, sitePath: string) {
  const { values, kept, ignored, page } = readFilters(new URL(request.url).searchParams, FIELDS)
  const { keyword, topic, id } = values
  const site = findSubstation(sitePath)?.id
  const [found, figures, mine] = await Promise.all([
    api(qryAdvisoryAnsByPage, { body: { keyword, topic, id, currentPageNum: page, pageSize: PAGE_SIZE } }),
    api(statAdvisoryRet),
    loadMine(api),
  ])
  const place = { path: PATH, kept }
  return {
    listing: {
      ...place,
      ignored,
      active: activeFilters([
        ['keyword', labels.keyword, keyword],
        ['id', labels.one, id && found.list[0]?.title],
        ['topic', labels.topic, topic && namesOf([topic], ADVISORY_TOPICS)[0]],
      ]),
      ...pageFacts(found),
    },
    topics: plainFacets(place, 'topic', ADVISORY_TOPICS),
    answers: found.list.map(({ publishedAt, topic: about, ...answer }) => ({
      ...answer,
      isOpen: answer.id === id,
      topicName: namesOf([about], ADVISORY_TOPICS)[0] ?? '',
      publishedOn: formatDate(publishedAt),
    })),
    mine,
    figures: FIGURES.map((name) => ({
      label: figureLabels[name],
      value: figures[name],
      unit: unitOf(statAdvisoryRet.output.shape[name]),
    })),
    areaCode: site === undefined || site === DEFAULT_SUBSTATION_ID ? '' : site,
  }
}

export type BoardPage = Awaited<ReturnType<typeof loadBoard>>
